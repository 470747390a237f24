/**
 * YAML, as three families of hosts read it. `parseYaml` is the `yaml` package, for hosts written in JavaScript.
 * `readSerdeYaml` and `decodeSerdeYaml` are serde_yaml 0.9.34 with libyaml's scanner below it, for hosts written in
 * Rust: they need no package, load nothing and never throw. `mendSerdeYaml` reads what is left of a refused text.
 * `readSaphyr` is serde-saphyr 0.0.29 with its own scanner, where a document becomes plain data first.
 * Markdown's frontmatter is read by `documentOf`, which finds the fences, and `readFront`, which reads between them.
 */
export { diagnosisOf } from "./front/diagnosis.ts";
export { documentOf, type Fenced, type Markdown } from "./front/fences.ts";
export { readPlain } from "./front/quick.ts";
export { mergedFirst, parseQuickly, piecewise, readFront, type Readings, repeatedKeyOf, tableOf, withOccurrences } from "./front/readings.ts";
export { parseYaml, type YamlReading } from "./lenient.ts";
export { readSaphyr } from "./saphyr/document.ts";
export { decodeDocument as decodeSerdeYaml } from "./serde/decode.ts";
export { serdeYaml } from "./serde/dialect.ts";
export { serdeYamlValue, twiceIn } from "./serde/value.ts";
export { readDocument as readSerdeYaml, type SerdeDocument } from "./serde/document.ts";
export { mendDocument as mendSerdeYaml, type Mended } from "./serde/mend.ts";
