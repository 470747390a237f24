/**
 * YAML as hosts written in JavaScript read it: `parseYaml` uses the `yaml` package. For the frontmatter of Markdown,
 * `splitMarkdown` finds the fences, and `readFrontmatter` reads the text between them. `readJsYaml` is for hosts that
 * read with js-yaml. For hosts written in Rust see `rust.ts`.
 */
export { type BunReading, parseBunYaml, readBunYaml } from "./bun.ts";
export { diagnosisOf } from "./frontmatter/diagnosis.ts";
export { splitMarkdown, type Markdown } from "./frontmatter/fences.ts";
export { readPlain } from "./frontmatter/simple.ts";
export {
  mergedFirst,
  parseQuickly,
  readKeysAlone,
  readFrontmatter,
  type AlternativeParses,
  repeatedIn,
  repeatedKeyOf,
  tableOf,
  withOccurrences,
} from "./frontmatter/alternatives.ts";
export { parseYaml } from "./lenient.ts";
export { type JsYamlReading, mappingOf, parseJsYaml, readJsYaml } from "./js-yaml/index.ts";
export { hostValueOf, isEndless } from "./js-yaml/values.ts";
export { type CoreReading, parseCoreYaml, readCoreYaml } from "./core.ts";
