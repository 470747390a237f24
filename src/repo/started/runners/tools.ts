/** Programs that run code of the repository by settings of their own: tests, linters, formatters and bundlers. */
import { nameOf } from "../../path.ts";
import type { Word } from "../text/words.ts";

const scripts = ["js", "mjs", "cjs", "ts", "mts", "cts"];

/** `x.config.js` and the like. */
function configs(...stems: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => scripts.map((extension) => `${stem}.config.${extension}`));
}

/** `.xrc`, `.xrc.json` and the like. */
function dotted(stem: string): readonly string[] {
  return [stem, ...["json", "json5", "yaml", "yml", "toml", ...scripts].map((extension) => `${stem}.${extension}`)];
}

const babel: readonly string[] = [...configs("babel"), "babel.config.json", ...dotted(".babelrc")];
const pytest: readonly string[] = [
  "pytest.ini",
  ".pytest.ini",
  "tox.ini",
  "setup.cfg",
  "pyproject.toml",
  "conftest.py",
  "test/conftest.py",
  "tests/conftest.py",
];
const rspec: readonly string[] = [".rspec", "spec/spec_helper.rb", "spec/rails_helper.rb"];
const bundled: readonly string[] = [...configs("vite", "postcss", "tailwind"), ...dotted(".postcssrc")];

/** The settings that each reads in the folder where it runs, or around the files that it gets. */
const settings: ReadonlyMap<string, readonly string[]> = new Map([
  ["eslint", [...configs("eslint"), ...dotted(".eslintrc")]],
  ["prettier", [...configs("prettier"), ...dotted(".prettierrc")]],
  ["stylelint", [...configs("stylelint"), ...dotted(".stylelintrc")]],
  ["commitlint", [...configs("commitlint"), ...dotted(".commitlintrc")]],
  ["postcss", [...configs("postcss"), ...dotted(".postcssrc")]],
  ["babel", babel],
  ["vite", bundled],
  ["vitest", [...configs("vitest"), ...scripts.map((extension) => `vitest.workspace.${extension}`), ...bundled]],
  ["jest", [...configs("jest"), "jest.config.json", ...babel]],
  ["mocha", dotted(".mocharc")],
  ["ava", configs("ava")],
  ["karma", ["karma.conf.js", "karma.conf.cjs", "karma.conf.ts"]],
  ...["playwright", "cypress", "webpack", "rollup", "tsup", "rspack", "next", "nuxt", "astro", "svelte"].map(
    (name) => [name, configs(name)] as const,
  ),
  ["pytest", pytest],
  ["py.test", pytest],
  ["tox", ["setup.cfg", "pyproject.toml"]],
  ["mypy", ["mypy.ini", ".mypy.ini", "setup.cfg"]],
  ["pylint", ["pylintrc", ".pylintrc", "setup.cfg"]],
  ["rspec", rspec],
  ["rubocop", [".rubocop.yml"]],
  ["phpunit", ["phpunit.xml", "phpunit.xml.dist"]],
  ["phpstan", ["phpstan.neon", "phpstan.neon.dist"]],
  ["php-cs-fixer", [".php-cs-fixer.php", ".php-cs-fixer.dist.php"]],
]);

/** Programs that run tests, and the words after them by which they do so; `undefined`: whatever they get. */
const tests: ReadonlyMap<string, RegExp | undefined> = new Map<string, RegExp | undefined>([
  ...["pytest", "py.test", "unittest", "vitest", "jest", "mocha", "ava", "karma", "cypress", "rspec", "phpunit"].map(
    (name) => [name, undefined] as const,
  ),
  ["playwright", /^test$/],
  ["node", /^--test$/],
  ...["bun", "deno", "go", "dotnet", "swift", "dart", "flutter", "mix"].map((name) => [name, /^test$/] as const),
  ["cargo", /^(?:t|test|bench|nextest)$/],
]);

/** The settings of the tool of this name; none where it is no such tool. */
export function settingsOf(program: string): readonly string[] {
  return settings.get(nameOf(program)) ?? [];
}

/** Whether the program runs tests by these words: they, and what they test, may be most of a repository. */
export function runsTests(program: string, words: readonly string[]): boolean {
  const name = nameOf(program);
  if (!tests.has(name)) return false;
  const pattern = tests.get(name);
  return !pattern || words.slice(0, 3).some((word) => pattern.test(word));
}

/** Whether the name of a tool is only that after this word of the same command, as in a comment. */
export function isNamed({ text, follows }: Pick<Word, "text" | "follows">): boolean {
  return naming.test(text) || (follows === "" && text.startsWith("#"));
}

const naming = /^(?:i|install|add|uninstall|remove|upgrade|update|echo|printf|which|type|grep|cat|ls|git|rm|mkdir)$/;

/** Texts in which the name of a tool is mostly a command: in others it is mostly a package. */
export const hasCommands =
  /^(?:(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|JUSTFILE|[^/]+\.just|[Tt]askfile(?:\.dist)?\.ya?ml|\.?mise\.toml|tox\.ini|noxfile\.py|Procfile|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.lintstagedrc(?:\.json|\.ya?ml)?)$/;
