/** An edition that has another name today is an error that says which. */
import { expect, it } from "vitest";
import { readArguments } from "../../../src/cli/arguments.ts";
import { hosts } from "../../../src/generated/catalogue.ts";
import type { Host } from "../../../src/model/host.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";

const former = Object.entries<Host>(hosts).flatMap(([id, { formerEditions = {}, editions }]) =>
  Object.entries(formerEditions).map(([name, successor]) => ({ id, name, successor, editions })),
);

it("has successors that exist", () => {
  expect(former.length).toBeGreaterThan(0);
  for (const { name, successor, editions } of former) {
    expect(editions).toContain(successor);
    expect(editions).not.toContain(name);
  }
});

it.each(former)("$id $name is $successor in a policy", async ({ id, name, successor }) => {
  const read = await readPolicy({ path: "policy.yml", text: `hosts:\n  ${id}:\n    edition: "${name}"\n` });
  expect("problems" in read ? read.problems.map(({ message }) => message) : read).toEqual([
    expect.stringContaining(`edition \`${name}\` is now named \`${successor}\``),
  ]);
});

it.each(former)("$id $name is $successor on the command line", ({ id, name, successor }) => {
  expect(readArguments(["check", "--edition", `${id}=${name}`])).toMatchObject({
    kind: "mistake",
    message: expect.stringContaining(`edition \`${name}\` is now named \`${successor}\``),
  });
});
