/** The first screen of every page fits a terminal, and the lists of ids name every rule and host. */
import { describe, expect, it } from "vitest";
import { explain } from "../../../src/cli/explain.ts";
import { idList } from "../../../src/cli/ids.ts";
import { hosts, rules } from "../../../src/generated/catalogue.ts";
import { pages } from "../../../src/generated/pages.ts";

const screen = { color: false, columns: 80, all: false, command: "npx agent-profile-check" };
const ids = Object.keys(pages);

describe("the first screen of a page", () => {
  it.each(ids)("of %s fits 24 lines of 80 columns, says what to do or where it looks, and leads to the page", (id) => {
    const lines = explain(id, false, screen).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    // Only the address cannot be broken.
    for (const line of lines.slice(0, -1)) expect(line.length, line).toBeLessThanOrEqual(80);
    const heading = lines.slice(lines.lastIndexOf("", lines.indexOf("Example") - 2) + 1)[0];
    const isUnusual = id === "a3s" || id === "vtcode";
    expect(heading).toBe(Object.hasOwn(rules, id) ? "What to do" : isUnusual ? "When it applies" : "Where it looks");
    expect(lines).toContain("Example");
    expect(lines.at(-2)).toBe(`the whole page: npx agent-profile-check explain ${id} --full`);
  });

  it("is the beginning of more: the whole page is longer", () => {
    for (const id of ids) expect(explain(id, true, screen).length).toBeGreaterThan(explain(id, false, screen).length);
  });

  const kinds = Object.entries(rules).flatMap(([id, { kinds: own = {} }]) =>
    Object.keys(own).map((kind) => [id, kind]),
  );

  it.each(kinds)("of %s/%s says what this kind is, how severe it is and what to do", (id = "", kind = "") => {
    const text = explain(`${id}/${kind}`, false, screen);
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(26);
    for (const line of lines.slice(0, -1)) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe(`${id}/${kind}`);
    expect(lines[1]).toMatch(/^Recommended: (?:off|note|warning|error)\b.*; strict: \w+\.$/);
    const [, what = ""] = text.split("\n\n");
    expect(what).toContain(`\`${kind}\``);
    expect(lines).toContain("What to do");
    const [, example] = /\nExample\n([\s\S]*?)\n\n/.exec(text) ?? [];
    if (example !== undefined) expect(example.split("\n")[0]).toContain(` ${id}/${kind}`);
  });

  it("knows every kind that a rule has, and no other", () => {
    for (const [id, { kinds = {} }] of Object.entries(rules)) {
      for (const kind of Object.keys(kinds)) expect(explain(`${id}/${kind}`, false, screen)).toContain(id);
      expect(() => explain(`${id}/hoks`, false, screen)).toThrow("has no kind `hoks`");
    }
    expect(() => explain("max-capability/hok", false, screen)).toThrow("`max-capability/hook`");
    expect(() => explain("claude/hook", false, screen)).toThrow("has no kind `hook`");
  });

  it("suggests the id that was meant, and says how to list them", () =>
    expect(() => explain("unique-nam", false, screen)).toThrow(/`unique-name`.*`npx agent-profile-check explain`/));
});

describe("the list of ids", () => {
  it("has every rule and every host, each at the start of a line, and fits its terminal", () => {
    for (const columns of [60, 80, 200]) {
      const lines = idList(undefined, { ...screen, columns }).split("\n");
      for (const id of [...Object.keys(rules), ...Object.keys(hosts)])
        expect(lines.filter((line) => line.startsWith(`  ${id} `))).toHaveLength(1);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(Math.max(columns, 66));
    }
  });

  it("has only rules, or only hosts, if asked", () => {
    expect(idList("rules", screen)).not.toMatch(/^ {2}claude /m);
    expect(idList("hosts", screen)).not.toMatch(/^ {2}max-capability /m);
  });
});
