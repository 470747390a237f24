/** Which lines of a Makefile count for the targets that a command asks for. */
import { describe, expect, it } from "vitest";
import { filesStartedBy } from "../../../src/repo/started/started-code.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import type { Repository } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";

async function startedBy(line: string, files: Repository): Promise<readonly string[]> {
  const repo = await RepoIndex.of(treeOf(files));
  const { files: found } = await filesStartedBy([line], "", repo, new Map([[line, "host"]]));
  return found.map(({ path }) => path);
}

type Form = readonly [line: string, files: Repository, path: string];

/** `g.sh` may be started: by a target that others need, or because it is not certain what make does. */
const forms: readonly Form[] = [
  ["make lint", { Makefile: "all:\n\tsh a.sh\nlint:\n\tsh l.sh\n", "a.sh": "", "l.sh": "" }, "l.sh"],
  ["make lint", { Makefile: "all: guard\n\tsh a.sh\nguard:\n\tsh g.sh\nlint:\n\t$(MAKE)\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: \\\n  guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "D = guard\nlint: $(D)\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "D = gu\nlint: $(D)ard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: $(addprefix gu,ard)\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\t$(MAKE) guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: 'lint:\n\t@make gu"ard"\nguard:\n\tsh g.sh\n', "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "M = make\nlint:\n\t$(M) guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\tX=make; $$X guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\techo guard | xargs make\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: a.o\n%.o: %.x\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: guard-a\nguard-%:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\ttrue\nMakefile: guard\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint: a\na.c: guard\n\ttrue\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "define R\nguard:\n\tsh g.sh\nendef\nlint: guard\n", "g.sh": "" }, "g.sh"],
  [
    "make lint",
    { Makefile: "include x.mk\nlint:\n\ttrue\nguard:\n\tsh g.sh\n", "x.mk": "lint: guard\n", "g.sh": "" },
    "g.sh",
  ],
  ["make lint", { Makefile: "X := $(shell sh g.sh)\nlint:\n\ttrue\n", "g.sh": "" }, "g.sh"],
  ["make $T lint", { Makefile: "lint:\n\ttrue\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make $(cat x) lint", { Makefile: "lint:\n\ttrue\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["cat x | xargs make lint", { Makefile: "lint:\n\ttrue\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make -W lint", { Makefile: "guard:\n\tsh g.sh\nlint:\n\ttrue\n", "g.sh": "" }, "g.sh"],
  ["make -C lint", { Makefile: "guard:\n\tsh g.sh\nlint:\n\ttrue\n", "g.sh": "", "lint/x": "" }, "g.sh"],
  ["make", { Makefile: "guard:\n\tsh g.sh\nlint:\n\ttrue\n", "g.sh": "" }, "g.sh"],
  ["make lint guard", { Makefile: "guard:\n\tsh g.sh\nlint:\n\ttrue\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint::\n\ttrue\nlint::\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  [
    "make lint",
    { Makefile: "lint:\n\ttrue\nifeq ($(X),)\nlint: guard\nendif\nguard:\n\tsh g.sh\n", "g.sh": "" },
    "g.sh",
  ],
  ["make lint", { Makefile: "lint:\nifeq ($(X),)\n\tsh g.sh\nendif\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\n# a\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint check: ; sh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\ttrue; \\\nsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "a:\n\ttrue\nX=1\n\tsh g.sh\nlint:\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: ".DEFAULT:\n\tsh g.sh\nlint: z\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "VPATH = d\nlint: z\nd/z:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "$(T):\n\tsh g.sh\nlint: z\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "MAKEFLAGS += --eval=lint:guard\nlint: z\nguard:\n\tsh g.sh\n", "g.sh": "" }, "g.sh"],
  ["make lint", { Makefile: "lint:\n\tsh r.sh\nguard:\n\tsh g.sh\n", "r.sh": "make $1\n", "g.sh": "" }, "g.sh"],
  [
    "python r.py",
    { Makefile: "lint:\n\ttrue\nguard:\n\tsh g.sh\n", "r.py": "t='lint'\nrun(['make', x])", "g.sh": "" },
    "g.sh",
  ],
];
/** Recipes of other targets. */
const near: readonly Form[] = [
  ["make lint", { Makefile: "all:\n\tsh a.sh\nlint:\n\tsh l.sh\n", "a.sh": "", "l.sh": "" }, "a.sh"],
  [
    "make lint",
    {
      Makefile:
        ".PHONY: all lint\nMAKEFLAGS += --no-print-directory\nall: x\n\tsh a.sh\nlint: ## all of it\n\tsh l.sh\n",
      "a.sh": "",
      "l.sh": "",
    },
    "a.sh",
  ],
  [
    "make -j4 lint",
    { Makefile: "all:\n\t$(MAKE) lint\n\tsh a.sh\nlint:\n\techo all\n", "a.sh": "", "l.sh": "" },
    "a.sh",
  ],
  [
    "sh r.sh",
    { "r.sh": "make -s lint && echo ok\n", Makefile: "all:\n\tsh a.sh\nlint:\n\techo all\n", "a.sh": "" },
    "a.sh",
  ],
];

it.each(forms)("%s starts a file", async (line, files, path) => {
  expect(await startedBy(line, files)).toContain(path);
});

it.each(near)("%s does not start a file", async (line, files, path) => {
  expect(await startedBy(line, files)).not.toContain(path);
});

describe("very many targets", () => {
  it("that need each other are read once", async () => {
    const rules = Array.from({ length: 20_000 }, (_, i) => `t${i}: t${i + 1}\n\ttrue\n`).join("");
    expect(await startedBy("make t0", { Makefile: `${rules}t20000:\n\tsh g.sh\n`, "g.sh": "" })).toContain("g.sh");
  });

  it("that a script asks for one by one are read to a limit, and as a whole then", async () => {
    const rules = Array.from({ length: 3_000 }, (_, i) => `t${i}: t${i + 1}\n\ttrue\n`).join("");
    const script = Array.from({ length: 3_000 }, (_, i) => `make t${i}\n`).join("");
    const files = { "r.sh": script, Makefile: `${rules}t3000:\n\tsh g.sh\n`, "g.sh": "" };
    expect(await startedBy("sh r.sh", files)).toContain("g.sh");
  });

  it("whose variables hold each other end", async () => {
    const variables = Array.from({ length: 200 }, (_, i) => `V${i} = $(V${i + 1}) $(V${i + 1})\n`).join("");
    const rules = `V200 = a\n${variables}lint: $(V0)\nguard:\n\tsh g.sh\n`;
    expect(await startedBy("make lint", { Makefile: rules, "g.sh": "" })).toContain("g.sh");
  });
});
