/** Every claim about a host says how it is known, and what is reported carries it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/catalogue.ts";
import { certaintyOf, certaintyOfHost } from "../../../src/inspect/certainty.ts";
import { type Knowledge, weakest } from "../../../src/model/certainty.ts";
import type { Host } from "../../../src/model/host.ts";
import { loadIn, itemOf } from "../../support/loading.ts";

describe("certainty", () => {
  it.each([
    [["measured", "documented"], "documented"],
    [["assumed", "measured"], "assumed"],
    [["measured"], "measured"],
    [[], "measured"],
  ] as const)("of %j is %s", (facts, expected) => expect(weakest(facts)).toBe(expected));

  it("of a profile is that of the least known fact it rests on", async () => {
    const path = ".junie/agents/reader.md";
    const load = await loadIn((hosts as Record<string, Host>).junie as Host, {
      [path]: "---\nname: reader\ndescription: Reads the code.\ntools: Read\n---\nRead.\n",
    });
    const item = itemOf(load, path);
    expect(certaintyOf("junie", item)).toBe(certaintyOfHost("junie"));
    expect(certaintyOf("junie", { ...item, certainty: "assumed" })).toBe("assumed");
    const at = { source: { path, text: "" }, span: { start: 0, end: 0 } };
    const bypass = { setting: "s", value: "v", effect: "bypass", because: "b", at, certainty: "assumed" } as const;
    const profile = item.profile && { ...item.profile, bypasses: [bypass] };
    expect(certaintyOf("junie", { ...item, ...(profile ? { profile } : {}) })).toBe("assumed");
  });
});

describe.each(Object.entries<Host>(hosts).filter(([id]) => existsSync(`src/hosts/${id}/claims.ts`)))(
  "claims of %s",
  async (id, host) => {
    const { claims, measurement } = (
      (await import(`../../../src/hosts/${id}/claims.ts`)) as { readonly default: Knowledge }
    ).default;

    it("are sentences, each with a source", () => {
      for (const { says, source } of claims) {
        expect(says).toMatch(/^\S.*[.:]$|^\S.*[.)`]$/s);
        expect(source).not.toBe("");
      }
      expect(new Set(claims.map(({ says }) => says)).size).toBe(claims.length);
    });

    it("are measured only where a program was", () => {
      if (host.certainty === "measured") expect(claims.some(({ certainty }) => certainty === "measured")).toBe(true);
      if (measurement) expect(measurement.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it("leave no open question on the page", () =>
      expect(readFileSync(`src/hosts/${id}/${id}.md`, "utf8")).not.toContain("UNVERIFIED"));
  },
);
