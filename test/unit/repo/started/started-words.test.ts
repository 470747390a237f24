/** Names of files that a shell puts together, and files that programs find by their options. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

type Form = readonly [line: string, path: string, files?: Repository];

const names: readonly Form[] = [
  ["./g\\.sh", "g.sh"],
  ["sh \\./g.sh", "g.sh"],
  ["sh ./to\\ols/g.sh", "tools/g.sh"],
  ["sh tools\\/g.sh", "tools/g.sh"],
  ["sh ./to'ols'/g.sh", "tools/g.sh"],
  ['sh "./to"ols/g.sh', "tools/g.sh"],
  ['sh "$DIR"/to"ols"/g.sh', "tools/g.sh"],
  ["sh $'./g\\x2esh'", "g.sh"],
  ["sh $'./g\\056sh'", "g.sh"],
  ["sh ./to\\\nols/g.sh", "tools/g.sh"],
  ["X=ols; sh ./to${X}/g.sh", "tools/g.sh"],
  ["sh tools/$NAME.sh", "tools/g.sh"],
  ['sh "$DIR/tools/$NAME.sh"', "tools/g.sh"],
  ["sh hooks/${{ matrix.hook }}.sh", "hooks/g.sh"],
  ["sh ./g.[s]h", "g.sh"],
  ["sh ~+/g.sh", "g.sh"],
  ["sh s.sh", "g.sh", { "s.sh": "./g\\.sh\n" }],
  ["make x", "tools/g.sh", { Makefile: "x:\n\tsh tools/$(NAME).sh\n" }],
  ["cmd /c tools\\g.bat", "tools/g.bat"],
];

const ini: Repository = { "ci/t.ini": "[testenv]\ncommands = ./g.sh\n" };

const options: readonly Form[] = [
  ["tox -c ci/t.ini", "ci/t.ini"],
  ["tox -c ci/t.ini", "g.sh", ini],
  ["tox -cci/t.ini", "g.sh", ini],
  ["tox --conf=ci/t.ini", "g.sh", ini],
  ["tox -c ci", "g.sh", { "ci/tox.ini": "[testenv]\ncommands = ./g.sh\n" }],
  ["sh s.sh", "g.sh", { ...ini, "s.sh": "tox -c ci/t.ini\n" }],
  ["sh s.sh", "g.sh", { "s.sh": "make -f ci/rules.conf\n", "ci/rules.conf": "all:\n\t./g.sh\n" }],
  ["tox", "g.sh", { "tox.toml": "[env_run_base]\ncommands = [['./g.sh']]\n" }],
  ["invoke -c ours guard", "ours.py"],
  ["inv --collection=ours guard", "ours/__init__.py"],
  ["inv guard", "tasks/__init__.py"],
  ["inv guard", "other.py", { "invoke.yaml": "tasks:\n  collection_name: other\n" }],
  ["inv guard", "invoke.yaml"],
  ["fab -c ours guard", "ours.py"],
  ["pytest -p plug", "plug.py"],
  ["pre-commit run -c ci/p.yaml", "g.sh", { "ci/p.yaml": "repos: [{ repo: local, hooks: [{ entry: ./g.sh }] }]\n" }],
  ["php -c ci/php.conf x.php", "p.php", { "ci/php.conf": "auto_prepend_file=./p.php\n" }],
  ["just -f ci/rules guard", "g.sh", { "ci/rules": "guard:\n\t./g.sh\n" }],
  ["just -fci/rules guard", "ci/rules"],
  ["just tools/guard", "tools/justfile"],
  ["just tools/guard", "tools/g.sh", { "tools/justfile": "guard:\n\t./g.sh\n" }],
  ["just guard", ".env", { justfile: "set dotenv-load\nguard:\n\t$GUARD\n" }],
  ["just guard", "g.sh", { justfile: "set dotenv-load\nguard:\n\t$GUARD\n", ".env": "GUARD=./g.sh\n" }],
  ["just guard", "ci/x.env", { justfile: 'set dotenv-filename := "ci/x.env"\nguard:\n\t$GUARD\n' }],
  ["pip install -e ./pkg", "pkg/setup.py"],
  ["Rscript -e x", ".Rprofile"],
];

describe.each([
  ["names", names],
  ["options", options],
] as const)("%s", (_, forms) => {
  it.each(forms.map(([line, path, files = {}]) => ({ line, path, files })))(
    "$line starts $path",
    async ({ line, path, files }) => expect(await startedBy(line, { [path]: "", ...files })).toContain(path),
  );
});

const others: readonly Form[] = [
  ["cp a out/$NAME", "out/x.sh"],
  ["sh s.sh", "ci/rules.conf", { "s.sh": "rm -f ci/rules.conf\n" }],
  ["sh $NAME", "g.sh"],
  ['echo "$A-$B"', "a-b"],
  ["pip install -r x.txt", "pyproject.toml"],
  ["just guard", ".env", { justfile: "guard:\n\tmake\n" }],
];

it.each(others.map(([line, path, files = {}]) => ({ line, path, files })))(
  "does not count what is not meant: $line and $path",
  async ({ line, path, files }) => expect(await startedBy(line, { [path]: "", ...files })).not.toContain(path),
);

it("finds a script however its name is quoted and escaped", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("plain", "escaped", "double", "single", "joined"), { minLength: 10, maxLength: 10 }),
      async (ways) => {
        const written = [..."tools/g.sh"].map((one, i) => {
          const way = ways[i];
          if (way === "escaped") return `\\${one}`;
          if (way === "double") return `"${one}"`;
          if (way === "joined") return `\\\n${one}`;
          return way === "single" ? `'${one}'` : one;
        });
        expect(await startedBy(`sh ${written.join("")}`, { "tools/g.sh": "" })).toEqual(["tools/g.sh"]);
      },
    ),
  ));
