package hangjack.app.answers;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes answers as JSON: members in the order of the specification, absent ones left out. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .changeDefaultPropertyInclusion(all -> all.withValueInclusion(Include.NON_ABSENT))
          .build();

  private Json() {}

  /** The JSON of an answer, on one line; the same bytes for the same answer. */
  public static String write(Object answer) {
    return MAPPER.writeValueAsString(answer);
  }
}
