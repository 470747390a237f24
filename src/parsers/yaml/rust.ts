/**
 * YAML as hosts written in Rust read it; a separate module, so that a repository without such a host does not load it.
 * `readSerdeYaml` and `decodeSerdeYaml` follow serde_yaml 0.9.34, with libyaml's scanner: they use no package and never
 * throw. `repairSerdeYaml` reads the rest of a refused text. `readSaphyr` follows serde-saphyr 0.0.29 with its own
 * scanner; it converts a document to plain data first.
 */
export { readSaphyr } from "./saphyr/document.ts";
export { decodeDocument as decodeSerdeYaml } from "./serde/decode.ts";
export { serdeYaml } from "./serde/dialect.ts";
export { valueFaultIn } from "./serde/content.ts";
export { serdeYamlValue, duplicateKeyIn, repeatedKeyIn } from "./serde/value.ts";
export { readBounded as readSerdeYaml } from "./serde/bounded.ts";
export { explainedFault } from "./serde/fault.ts";
export { repairDocument as repairSerdeYaml, type Repaired } from "./serde/repair.ts";
