/** Subagents that may do more in another host than in the one whose files they are. */
import { describe, expect, it } from "vitest";
import { crossHostAccessIn, crossHostSentence } from "../../../src/inspect/cross-host.ts";
import { markdown } from "../../../src/reports/markdown/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { expectListing } from "../../support/golden.ts";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { comment } from "../../support/results.ts";
import { expectLinear } from "../../support/growth.ts";

const accessIn = async (files: Repository) => crossHostAccessIn((await judged(files)).inspection);
/** Who gains what in which hosts, beyond which host. */
const facts = async (files: Repository) =>
  (await accessIn(files)).map(({ profiles, more, hosts, home, isLoaded }) =>
    [profiles.map(({ name }) => name).join(" "), more.join(" "), hosts.join(" "), home, isLoaded ? "" : "not offered"]
      .filter(Boolean)
      .join(" | "),
  );
const cursor = { ".cursor/sandbox.json": "{}" };
const goose = { ".goose/agents/other.md": agent("other", "read") };
const reader = { ".claude/agents/reader.md": agent("reader", "Read") };

describe("a file that several hosts read", () => {
  it("is told of where another one lets it do more, and of no other", async () => {
    expect(await facts(reader)).toEqual([]);
    expect(await facts({ ...reader, ...cursor })).toEqual([
      "reader | write execute network delegate external | Cursor | Claude Code",
    ]);
    expect(
      await facts({ ".claude/agents/all.md": "---\nname: all\ndescription: Does all.\n---\nDo it.\n", ...cursor }),
    ).toEqual([]);
  });

  it("stands once with those that may do the same, and with the hosts that let them", async () => {
    const writers = Object.fromEntries(
      ["a", "b"].map((name) => [`.claude/agents/${name}.md`, agent(name, "Read, Edit, Bash, WebFetch, Agent")]),
    );
    expect(await facts({ ...writers, ...cursor, ...goose })).toEqual(["a b | external | Cursor goose | Claude Code"]);
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`.claude/agents/f${i}.md`, agent(`f${i}`, "Read")]),
    );
    const [group] = await accessIn({ ...many, ...cursor });
    expect(group?.profiles).toHaveLength(11);
    const sentence = group ? crossHostSentence(group, (name) => name) : "";
    expect(Object.keys(many).filter((path) => new RegExp(`\\b${path.slice(15, -3)}\\b`).test(sentence))).toHaveLength(
      8,
    );
    expect(sentence).toMatch(/\b3\b/);
  });

  it("is silent where a grant names the other host, and where nothing else is reported", async () => {
    const block = "do more in another host";
    const policyFor = (hosts: string) =>
      `ceiling: [read]\ngrants:\n  - { profiles: [reader], ${hosts}may: [write, execute, network, delegate, external], reason: it needs all, owner: "@a", until: 2027-01-01 }\n`;
    const screen = { color: false, columns: 80, all: false, command: "x" };
    const shown = async (policy?: string) => {
      const result = await judged({ ...reader, ...cursor }, policy === undefined ? {} : { policy });
      return [
        crossHostAccessIn(result.inspection, result.grantedByHost).length,
        pretty(result, screen).includes(block),
      ];
    };
    expect(await shown()).toEqual([1, true]);
    expect(await shown("ceiling: [read]\n")).toEqual([1, true]);
    expect(await shown(policyFor("hosts: [cursor], "))).toEqual([0, false]);
    // A grant for every host says nothing of this one.
    expect((await shown(policyFor("")))[0]).toBe(1);
    const silent = { ...(await judged({ ...reader, ...cursor })), findings: [] };
    expect(pretty(silent, screen)).not.toContain(block);
    expect(pretty(silent, { ...screen, all: true })).toContain("more than in their own host");
  });

  it("takes time in proportion to the profiles where thousands do", async () => {
    const { inspection } = await judged({
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`.claude/agents/f${i}.md`, agent(`f${i}`, "Read")])),
      ...cursor,
    });
    const subjectsOf = (size: number) =>
      Array.from({ length: size }, (_, i) =>
        inspection.subjects.map((subject) => ({
          ...subject,
          item: { ...subject.item, files: [`.claude/agents/${i}/${subject.item.files[0]}`] },
        })),
      ).flat();
    await expectLinear(5, subjectsOf, (subjects) =>
      expect(crossHostAccessIn({ ...inspection, subjects }).map(({ profiles }) => profiles.length * 2)).toEqual([
        subjects.length,
      ]),
    );
  });

  it("says where a profile is not offered now", async () => {
    const shadowing = {
      ".cursor/agents/reader.md": "---\nname: reader\ndescription: Reads.\nreadonly: true\n---\nRead.\n",
    };
    expect(await facts({ ...reader, ...shadowing })).toEqual([
      "reader | write execute network delegate external | Cursor | Claude Code | not offered",
    ]);
  });

  it("is reported in one sentence for all of them", () =>
    expectListing(
      "cross-host",
      [
        ["one", { ...reader, ...cursor }],
        ["several", { ...reader, ".claude/agents/b.md": agent("b", "Read"), ...cursor, ...goose }],
        ["not offered", { ...reader, ".cursor/agents/reader.md": agent("reader", "Read") }],
      ] as const,
      async ([, files]) => (await accessIn(files)).map((group) => crossHostSentence(group, (name) => name)),
    ));

  it("is seen by whoever checks and whoever reviews, in a comment only where it changes", async () => {
    const head = { ...reader, ...cursor };
    const heading = /more than in their own host/i;
    expect(pretty(await judged(head), { color: false, columns: 80, all: true })).toMatch(heading);
    expect(pretty(await judged(head), { color: false, columns: 80 })).toMatch(
      /^1 profile can do more in another host/m,
    );
    expect(markdown(await judged(head))).toMatch(/^- ⚠️ `reader` /m);
    const links = { server: "https://github.com", run: undefined };
    expect(comment(await judged(head, { base: cursor }), links, "<!-- m -->")).toMatch(heading);
    expect(comment(await judged({ ...head, "x.md": "" }, { base: head }), links, "<!-- m -->")).not.toMatch(heading);
  });
});
