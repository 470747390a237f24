/** What is read of a Makefile, held to the real make: whatever it runs is among the commands that count. */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { makeTasks } from "../../../src/hosts/_kit/ci/tasks/make.ts";
import { everyTask } from "../../../src/hosts/_kit/ci/tasks/task.ts";
import { gitEnvironment, removeFolders, temporaryFolder } from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const hasMake = spawnSync("make", ["--version"]).status === 0;
const names = ["a", "b", "c", "d.x"] as const;
const name = fc.constantFrom(...names);

/** `@N` becomes the number of the line, by which a command that was run is known. */
const commands = ["echo @N", "@echo @N", "-@ echo @N", "+echo @N", "$(E) @N", "${E} @N", "$E @N", "$(SAY) @N"].concat([
  "X=echo; $$X @N",
  "true; \\\n\techo @N",
  "@: $(shell echo @N >&2)",
  "$(R)",
  "$(call C,@N)",
]);
/** A rule needs and makes later targets only: make ends. */
const calls = names.slice(1).flatMap((one) => [`$(MAKE) -s ${one}`, `@make -s E=echo ${one}`]);

const rule = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: name }, fc.constantFrom("a b", "%.x", ".DEFAULT", "$(T)", "lone")),
    fc.constantFrom(":", "::", " :"),
    fc.array(fc.oneof({ weight: 4, arbitrary: name }, fc.constantFrom("$(D)", "lone", "$(D:x=x)")), { maxLength: 2 }),
    fc.constantFrom("", "", " ; @echo @N", " # a comment"),
    fc.array(fc.constantFrom(...commands, ...calls), { maxLength: 2 }),
  )
  .map(([targets, colon, needs, more, recipe]) => {
    const isLater = (line: string): boolean => targets < (/make.* (\S+)$|MAKE.* (\S+)$/i.exec(line)?.[1] ?? "z");
    const isCalling = (line: string): boolean => calls.includes(line);
    const lines = recipe.filter((line) => !isCalling(line) || (/^[abc]$/.test(targets) && isLater(line)));
    const later = needs.filter((one) => one.startsWith("$") || one === "lone" || targets < one);
    return [`${targets}${colon} ${later.join(" ")}${more}`, ...lines.map((line) => `\t${line}`)].join("\n");
  });
const other = fc.constantFrom(
  ".PHONY: a b",
  "E = echo",
  "E := echo",
  "E ?= printf",
  "SAY = $(E)",
  "D = d.x",
  "D += lone",
  "T = d.x",
  "Y != echo @N >&2",
  "Z := $(shell echo @N >&2)",
  "ifdef E\nD = lone\nendif",
  "define R\necho @N\nendef",
  "C = echo $(1)",
  "a: E = echo",
  ".DEFAULT_GOAL = c",
  "# echo @N",
  "",
);

const makefile = fc
  .array(fc.oneof({ weight: 3, arbitrary: rule }, { weight: 2, arbitrary: other }), { minLength: 2, maxLength: 9 })
  .map((parts) => {
    let number = 0;
    return `${["E = echo", ...parts].join("\n")}\n`.replaceAll("@N", () => `ran-${number++}-`);
  });
const words = fc.oneof(
  name.map((one) => [one]),
  fc.constantFrom<readonly string[]>(
    [],
    ["-s"],
    ["a", "b"],
    ["E=echo", "c"],
    ["SAY=echo", "a"],
    ["-k", "d.x"],
    ["./a"],
  ),
);

/** The numbers of the commands that make runs. */
function ran(text: string, given: readonly string[]): readonly string[] {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "Makefile"), text);
  const { stdout, stderr } = spawnSync("make", given, {
    cwd,
    env: gitEnvironment(),
    encoding: "utf8",
    timeout: 5_000,
  });
  rmSync(cwd, { recursive: true, force: true });
  // Make shows a command before it runs it: what was run stands alone, behind what other lines have shown.
  return [...new Set([...`${stdout}\n${stderr}`.matchAll(/^(ran-\d+-)$/gm)].map(([, number = ""]) => number))];
}

/** The numbers in the commands that count, and those that these call with make. */
async function counted(text: string, given: readonly string[]): Promise<ReadonlySet<string>> {
  const tasks = await makeTasks({ path: "Makefile", text }, () => false);
  const found = new Set<string>();
  const pending = [tasks?.isOpen ? everyTask : given];
  const known = new Set<string>();
  for (const each of pending) {
    if (known.has(each.join(" "))) continue;
    known.add(each.join(" "));
    for (const { text: run } of tasks?.commandsFor(each) ?? []) {
      for (const [number] of run.matchAll(/ran-\d+-/g)) found.add(number);
      for (const [, more = ""] of run.matchAll(/\bmake (-s.*)/g)) pending.push(more.split(" "));
    }
  }
  return found;
}

describe.runIf(hasMake)("GNU make", () => {
  it("runs nothing that does not count", { timeout: 240_000 }, async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(makefile, words, async (text, given) => {
        const commands = ran(text, given);
        if (commands.length > 0) some++;
        const known = await counted(text, given);
        expect(commands.filter((number) => !known.has(number))).toEqual([]);
      }),
      { numRuns: runs(120, 2_000) },
    );
    // Otherwise the property would say nothing.
    expect(some).toBeGreaterThan(runs(20, 450));
  });
});
