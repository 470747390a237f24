/**
 * YAML as hosts written in JavaScript read it: `parseYaml` is the `yaml` package. Markdown's frontmatter is read by
 * `splitMarkdown`, which finds the fences, and `readFrontmatter`, which reads between them. Hosts written in Rust: `rust.ts`.
 */
export { diagnosisOf } from "./frontmatter/diagnosis.ts";
export { splitMarkdown, type Markdown } from "./frontmatter/fences.ts";
export { readPlain } from "./frontmatter/simple.ts";
export {
  mergedFirst,
  parseQuickly,
  readKeysAlone,
  readFrontmatter,
  type AlternativeParses,
  repeatedKeyOf,
  tableOf,
  withOccurrences,
} from "./frontmatter/alternatives.ts";
export { parseYaml } from "./lenient.ts";
