/** A belief that does not hold says how that is known: what is assumed is hedged, and only that. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../scripts/pages.ts";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Certainty } from "../../../src/model/certainty.ts";
import { defaultEditionOf, type Host } from "../../../src/model/host.ts";
import { certaintyOfHost } from "../../../src/inspect/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { examplesIn } from "../../support/examples.ts";
import { judged, type Repository } from "../../support/judging.ts";
import { loadIn } from "../../support/loading.ts";

const limits: readonly string[] = ["limit", "scope", "cut", "session"];

describe("limits that do not hold, and modes that are not honoured, in the examples of the pages", () => {
  it.each(Object.entries<Host>(hosts))("are hedged where they are assumed: %s", async (id, host) => {
    const wrong: string[] = [];
    for (const { files, dirs, edition = defaultEditionOf(host) } of examplesIn(
      readFileSync(pageOf("hosts", id), "utf8"),
    )) {
      const { items, layers } = await loadIn(host, Object.fromEntries(files), { edition, dirs });
      const judgeAs =
        (ofItem: Certainty | undefined) =>
        (what: string, because: string, certainty: Certainty | undefined): void => {
          const known = certainty ?? ofItem ?? certaintyOfHost(id);
          const isHedged = /\bmay\b|not verified/.test(because);
          if (isHedged !== (known === "assumed")) wrong.push(`${known}: ${what}: ${because}`);
        };
      for (const { ineffective = [] } of layers)
        for (const { kind, what, because, certainty } of ineffective)
          judgeAs(undefined)(`${kind} ${what}`, because, certainty);
      for (const { profile, certainty: ofItem } of items) {
        const judge = judgeAs(ofItem);
        for (const { kind, what, because, certainty } of profile?.ineffective ?? [])
          if (limits.includes(kind)) judge(`${kind} ${what}`, because, certainty);
        for (const { effect, setting, because, certainty } of profile?.bypasses ?? [])
          if (effect === "unhonoured") judge(`unhonoured ${setting}`, because, certainty);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("say once how that is known", async () => {
    for (const id of Object.keys(hosts))
      for (const { files } of examplesIn(readFileSync(pageOf("hosts", id), "utf8"))) {
        const result = await judged(Object.fromEntries(files) as Repository);
        // Below a policy of one's own there is no such list.
        const shown = pretty({ ...result, sources: result.sources.slice(0, 1) }, { color: false, columns: 9_999 });
        expect(shown).not.toMatch(/(\((?:not verified|measured[^)]*|documented)\)) \1/);
      }
  });
});
