-- Times are milliseconds since 1970. A learner is a random text of 32 hexadecimal digits.

-- One row for each lesson a learner has begun: the newest run through it, and whether it was ever done.
CREATE TABLE lesson_progress (
  learner TEXT NOT NULL,
  lesson TEXT NOT NULL,
  run INTEGER NOT NULL CHECK (run > 0),
  answered INTEGER NOT NULL CHECK (answered >= 0),
  step TEXT NOT NULL,
  mistakes INTEGER NOT NULL CHECK (mistakes >= 0),
  done_at INTEGER,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (learner, lesson)
) STRICT, WITHOUT ROWID;

-- What comes back to be answered again, and when.
CREATE TABLE repetition_card (
  learner TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  phase TEXT NOT NULL,
  step INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  reviewed_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (learner, kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX repetition_card_due ON repetition_card (learner, due_at);
