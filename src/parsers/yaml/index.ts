/**
 * YAML as hosts written in JavaScript read it: `parseYaml` uses the `yaml` package. For the frontmatter of Markdown,
 * `splitMarkdown` finds the fences, and `readFrontmatter` reads the text between them. `readJsYaml` is for hosts that
 * read with js-yaml, `readCoreYaml` for those that read with `yaml`, and `readBunYaml` for Claude Code. For hosts
 * written in Rust see `rust.ts`.
 */
export { readBunYaml } from "./bun.ts";
export { diagnosisOf } from "./frontmatter/diagnosis.ts";
export { plainWords } from "./frontmatter/words.ts";
export { splitMarkdown, type Markdown } from "./frontmatter/fences.ts";
export {
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
export { mappingOf, readJsYaml } from "./js-yaml/index.ts";
export { hostValueOf, isEndless } from "./js-yaml/values.ts";
export { readCoreYaml } from "./core.ts";
export type { CoreReading } from "./core-parse.ts";
