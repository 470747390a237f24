/**
 * YAML as hosts written in Rust read it; kept apart, so that a repository without such a host loads none of it.
 * `readSerdeYaml` and `decodeSerdeYaml` are serde_yaml 0.9.34 with libyaml's scanner below it: they need no package, load
 * nothing and never throw. `repairSerdeYaml` reads what is left of a refused text. `readSaphyr` is serde-saphyr 0.0.29 with
 * its own scanner, where a document becomes plain data first.
 */
export { readSaphyr } from "./saphyr/document.ts";
export { decodeDocument as decodeSerdeYaml } from "./serde/decode.ts";
export { serdeYaml } from "./serde/dialect.ts";
export { serdeYamlValue, duplicateKeyIn } from "./serde/value.ts";
export { readDocument as readSerdeYaml } from "./serde/document.ts";
export { repairDocument as repairSerdeYaml, type Repaired } from "./serde/repair.ts";
