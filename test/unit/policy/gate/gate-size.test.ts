/** The files of a gate are read in linear time, whatever a pull request writes in them. */
import { expect, it } from "vitest";
import { documentOf, type GateDocument } from "../../../../src/policy/gate/document.ts";
import { workflowRefusal } from "../../../../src/policy/gate/refusal.ts";
import type { Source } from "../../../../src/repo/text.ts";
import { expectLinear } from "../../../support/growth.ts";

const path = ".github/workflows/agents.yml";

async function read(text: string): Promise<GateDocument> {
  const document = await documentOf({ path, text } satisfies Source, "github");
  if ("kind" in document) throw new Error(document.message);
  return document;
}

/** Jobs of which each waits for the next one, the last one for `last`. */
const chain = (length: number, last: string): string =>
  `jobs:\n${Array.from({ length }, (_, i) => `  j${i}: { runs-on: x, needs: ${i < length - 1 ? `j${i + 1}` : last}, steps: [] }\n`).join("")}`;

it("a chain of jobs has no circle, and is searched for one in linear time", async () => {
  const { node } = await read(`${chain(40, "end")}  end: { runs-on: x, steps: [] }\n`);
  expect(workflowRefusal(node)).toBeUndefined();
  await expectLinear(
    250,
    async (size) => (await read(`${chain(size, "end")}  end: { runs-on: x, steps: [] }\n`)).node,
    workflowRefusal,
  );
});

it("a circle is found wherever it begins", async () => {
  for (const last of ["j0", "j39", "j20"]) {
    const { node } = await read(chain(40, last));
    expect(workflowRefusal(node)?.message).toMatch(/because the job `j\d+` needs itself$/);
  }
});

it("repeated keys are told in linear time", async () => {
  await expectLinear(
    400,
    (size) => Array.from({ length: size }, (_, i) => `k${i}: 1\nk${i}: 2\n`).join(""),
    async (text) => expect((await read(text)).repeated.length).toBeGreaterThan(0),
  );
});
