/** A profile with a list that nobody writes by hand is judged like any other: in time, and with a report of a readable size. */
import { describe, expect, it } from "vitest";
import { sha256 } from "../../src/platform/hash.ts";
import { json } from "../../src/reports/json.ts";
import { listJson } from "../../src/reports/list/json.ts";
import { pretty } from "../../src/reports/pretty/index.ts";
import type { Result } from "../../src/evaluate/result.ts";
import { expectLinear } from "../support/growth.ts";
import { judged } from "../support/judging.ts";
import { hostsWithLists, longProfiles, policyFor } from "../support/long-lists.ts";
import { partOf, runs } from "../support/runs.ts";

/** With small numbers only the lists of tools, or the first one of a host without such a list. */
function lists(id: string, count: number): Readonly<Record<string, string>> {
  const all = longProfiles(id, 1);
  const tools = Object.keys(all).filter((path) => /(?:^|\/)\W*tools/.test(path));
  const few = tools.length > 0 ? tools.slice(0, 1) : Object.keys(all).slice(0, 1);
  return longProfiles(id, count, runs(0, 1) === 1 ? Object.keys(all) : few);
}

const print = (result: Result): string => {
  pretty(result, { columns: 100, color: false });
  return json(result, sha256);
};

describe.each(partOf(hostsWithLists, 9))("%s", (id) => {
  const judge = (files: Readonly<Record<string, string>>) => judged(files, { policy: policyFor(id) });

  it("takes time in proportion to the lists", () =>
    expectLinear(
      5_000,
      (size) => lists(id, size),
      async (files) => print(await judge(files)),
    ));

  it("ends with lists of more entries than a call has arguments, and reports less than it has read", async () => {
    const files = lists(id, runs(130_000, 300_000));
    const result = await judge(files);
    expect(result.findings.length).toBeLessThan(1_000 * Object.keys(files).length);
    const read = Object.values(files).reduce((sum, text) => sum + text.length, 100_000);
    expect(print(result).length).toBeLessThan(read);
    listJson(result, sha256);
  });
});
