/** Workflows that are made to be slow to read: the work grows with the file, and what is not told apart is said. */
import { expect, it } from "vitest";
import { launchesIn } from "../../../../src/hosts/_kit/ci/reader.ts";
import { workflowsIn } from "../../../../src/hosts/_kit/ci/workflows.ts";
import { launch } from "../../../../src/hosts/claude/launch.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import { expectLinear } from "../../../support/growth.ts";
import { treeOf } from "../../../support/memory.ts";

const path = ".github/workflows/agent.yml";
const flag = "--dangerously-skip-permissions";
/** JSON is YAML. */
const workflow = (job: object, run: readonly string[]): string =>
  JSON.stringify({ on: "push", jobs: { agent: { ...job, steps: run.map((one) => ({ run: one })) } } });
async function read(text: string) {
  const repo = await RepoIndex.of(treeOf({ [path]: text }));
  return launchesIn(await workflowsIn(repo), repo, launch, []);
}
const numbers = (size: number): readonly number[] => Array.from({ length: size }, (_, i) => i);
const listOf = (size: number, name: string): readonly string[] => numbers(size).map((i) => `${name}${i}`);

it.each<readonly [title: string, size: number, textOf: (size: number) => string]>([
  [
    "a matrix of many runs and a long step",
    400,
    (size) =>
      workflow({ strategy: { matrix: { a: listOf(64, "a"), include: listOf(64, "b").map((b) => ({ b })) } } }, [
        `claude -p \${{ matrix.a }} \${{ matrix.b }}\n${"echo ${{ matrix.a }} and more of it\n".repeat(size)}`,
      ]),
  ],
  [
    "a matrix and many steps",
    400,
    (size) =>
      workflow({ strategy: { matrix: { a: listOf(200, "a") } } }, [
        "claude -p x",
        ...numbers(size).map(() => "echo ${{ matrix.a }}"),
      ]),
  ],
  [
    "a matrix of many lists",
    500,
    (size) =>
      workflow({ strategy: { matrix: Object.fromEntries(listOf(size, "a").map((a) => [a, ["x"]])) } }, [
        `claude -p x\n${listOf(size, "a")
          .map((a) => `echo \${{ matrix.${a} }}\n`)
          .join("")}`,
      ]),
  ],
  [
    "many texts that are written to files",
    400,
    (size) =>
      workflow({}, [
        `claude -p x\n${listOf(size, "f")
          .map((f) => `echo 'claude --yolo' > ${f}.sh\n`)
          .join("")}`,
      ]),
  ],
  ["many texts in one line", 400, (size) => workflow({}, [`claude -p x; ${"echo 'claude --yolo' 'x; ".repeat(size)}`])],
  ["many here-documents", 400, (size) => workflow({}, [`claude -p x\n${"cat <<E > f.sh\nclaude\nE\n".repeat(size)}`])],
  [
    "many expressions of a constant",
    400,
    (size) => workflow({}, [`claude -p x \${{ '${"''".repeat(size)} ${"${{ format('{0}', 'x') }} ".repeat(size)}`]),
  ],
  [
    "a variable with many values",
    800,
    (size) =>
      workflow({}, [
        `${listOf(size, "a")
          .map((a) => `V=${a}; echo $V\n`)
          .join("")}claude -p $V`,
      ]),
  ],
  [
    "many variables with two values",
    300,
    (size) =>
      workflow({}, [
        `${listOf(size, "V")
          .map((v) => `${v}=a; ${v}=b; echo $${v}\n`)
          .join("")}claude -p $V1`,
      ]),
  ],
  ["a list that grows", 800, (size) => workflow({}, [`${"A+=(x y)\n".repeat(size)}claude -p "\${A[@]}"`])],
  [
    "a long value many times",
    100,
    (size) => workflow({}, [`V=${"x".repeat(2_000)}\n${"echo $V $V $V $V\n".repeat(size)}claude -p $V`]),
  ],
  ["blanks between the words of a list", 20_000, (size) => workflow({}, [`x = ["claude",${" ".repeat(size)}-p, ""]`])],
  ["brackets", 5_000, (size) => workflow({}, [`x = ["claude", ${"[(,".repeat(size)} "-p"]`])],
])("takes time in proportion to its length: %s", (_, size, textOf) => expectLinear(size, textOf, read), 300_000);

it("says that a matrix was not read as a whole", async () => {
  const matrix = { flags: [...listOf(255, "--unknown-"), flag] };
  const steps = [`claude -p x \${{ matrix.flags }}\n${"echo ${{ matrix.flags }}\n".repeat(200)}`];
  const { unjudged = [] } = await read(workflow({ strategy: { matrix } }, steps));
  expect(unjudged.map(({ message }) => message)).toContain(
    "has a matrix with more runs than are checked; use it in fewer or shorter steps",
  );
});

it("does not know what a variable has that was given many values", async () => {
  const script = `F=${flag}\n${listOf(300, "--model=m")
    .map((value) => `F=${value}\n`)
    .join("")}claude -p x $F`;
  const { unjudged = [] } = await read(workflow({}, [script]));
  expect(unjudged.map(({ at }) => at.source.path)).toContain(path);
});
