/** Subagents that may do more in another host than in the one whose files they are. */
import { describe, expect, it } from "vitest";
import { crossHostAccessIn, crossHostSentence } from "../../src/inspect/cross-host.ts";
import { markdown } from "../../src/reports/markdown/index.ts";
import { pretty } from "../../src/reports/pretty/index.ts";
import { agent, judged, type Repository } from "../support/judging.ts";
import { comment } from "../support/results.ts";
import { expectLinear } from "../support/growth.ts";

const sentences = async (files: Repository) =>
  crossHostAccessIn((await judged(files)).inspection).map((group) => crossHostSentence(group, (name) => name));
const cursor = { ".cursor/sandbox.json": "{}" };
const goose = { ".goose/agents/other.md": agent("other", "read") };
const reader = { ".claude/agents/reader.md": agent("reader", "Read") };

describe("a file that several hosts read", () => {
  it("is told of where another one lets it do more, and of no other", async () => {
    expect(await sentences(reader)).toEqual([]);
    expect(await sentences({ ...reader, ...cursor })).toEqual([
      "reader may also write, execute commands, reach the network, start other agents and call external tools in Cursor, beyond what it may in Claude Code",
    ]);
    expect(
      await sentences({ ".claude/agents/all.md": "---\nname: all\ndescription: Does all.\n---\nDo it.\n", ...cursor }),
    ).toEqual([]);
  });

  it("stands once with those that may do the same, and with the hosts that let them", async () => {
    const writers = Object.fromEntries(
      ["a", "b"].map((name) => [`.claude/agents/${name}.md`, agent(name, "Read, Edit, Bash, WebFetch, Agent")]),
    );
    expect(await sentences({ ...writers, ...cursor, ...goose })).toEqual([
      "a and b may also call external tools in Cursor and goose, beyond what they may in Claude Code",
    ]);
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [`.claude/agents/f${i}.md`, agent(`f${i}`, "Read")]),
    );
    expect((await sentences({ ...many, ...cursor }))[0]).toContain(
      "f0, f1, f10, f2, f3, f4, f5, f6 and 3 more may also",
    );
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
    expect((await sentences({ ...reader, ...shadowing }))[0]).toContain(
      "in Cursor (which does not offer it now), beyond",
    );
  });

  it("is seen by whoever checks and whoever reviews, in a comment only where it changes", async () => {
    const head = { ...reader, ...cursor };
    const heading = /more than in their own host/i;
    expect(pretty(await judged(head), { color: false, columns: 80 })).toMatch(heading);
    expect(markdown(await judged(head))).toMatch(/### More than in their own host\n\n- ⚠️ `reader` may also write/);
    const links = { server: "https://github.com", run: undefined };
    expect(comment(await judged(head, { base: cursor }), links, "<!-- m -->")).toMatch(heading);
    expect(comment(await judged({ ...head, "x.md": "" }, { base: head }), links, "<!-- m -->")).not.toMatch(heading);
  });
});
