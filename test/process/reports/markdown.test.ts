/** Markdown that GitHub shows: what a repository holds is shown in it, and does nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change } from "../../../src/compare/change.ts";
import { visible } from "../../../src/sanitize/text.ts";
import { annotations } from "../../../src/reports/annotations.ts";
import { markdown, undecided } from "../../../src/reports/markdown/index.ts";
import { code, prose } from "../../../src/reports/markdown/escape.ts";
import type { Result } from "../../../src/evaluate/result.ts";
import { hasParser, parseGfm, textOf } from "../../support/gfm.ts";
import { hostileText, hostileWords } from "../../support/hostile.ts";
import { expectInert, resultWith } from "../../support/inert.ts";
import { comment, findingAt, judgedAs, layerAt, placeIn, resultOf, subjectAt } from "../../support/results.ts";
import { commandOf } from "../../support/log.ts";
import { runs } from "../../support/runs.ts";

const links = { server: "https://github.com", run: "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1" };
const marker = "<!-- agent-profile-check:0 -->";
const parsed = hasParser();

describe.runIf(parsed)("hostile words", () => {
  const benign = resultWith("benign");
  const pages = (result: Result) => [markdown(result, links), comment(result, links, marker), markdown(result)];

  it.each(hostileWords.map((words) => [words]))("%j do nothing", (words) => {
    const [summary = "", said = "", plain = ""] = pages(resultWith(words));
    const [first = "", second = "", third = ""] = pages(benign);
    expectInert(summary, first);
    expectInert(said, second);
    expectInert(plain, third);
  });

  it("do nothing together", () => {
    fc.assert(
      fc.property(hostileText, (words) => expectInert(markdown(resultWith(words), links), markdown(benign, links))),
      { numRuns: runs(50, 150) },
    );
  });

  it("do nothing where nothing was decided", () => {
    fc.assert(
      fc.property(hostileText, (words) =>
        expectInert(undecided(words, [words, `\`${words}\` ${words}`]), undecided("x", ["x", "`x` x"])),
      ),
      { numRuns: runs(33, 100) },
    );
  });

  it("are shown as they are", () => {
    const bare = fc
      .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 60 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(
        fc.oneof(
          bare,
          hostileText.filter((text) => visible(text).length < 250 && visible(text).trim() !== ""),
        ),
        (words) => {
          const shown = textOf(parseGfm(`x ${code(words)} x`)).replaceAll("\u200b", "");
          expect(shown).toBe(`x ${visible(words)} x\n`.replace(/\n$/, ""));
        },
      ),
      { numRuns: runs(50, 150) },
    );
    fc.assert(
      fc.property(
        bare.filter((text) => !text.includes("`")),
        (words) => {
          expect(
            textOf(parseGfm(`x ${prose(words)} x`))
              .replaceAll("\u200b", "")
              .replace(/\s+/g, " "),
          ).toBe(`x ${visible(words)} x`.replace(/\s+/g, " "));
        },
      ),
      { numRuns: runs(50, 150) },
    );
  });
});

describe("a page", () => {
  const many = (count: number) => {
    const layer = layerAt(".claude/agents");
    const subjects = Array.from({ length: count }, (_, at) =>
      subjectAt(`.claude/agents/a${at}.md`, layer, { name: `a${at}` }),
    );
    const judged = subjects.map((subject, at) =>
      judgedAs(
        findingAt(placeIn(subject.item.files[0] ?? "", ""), {
          item: subject.item,
          layer,
          message: `may write, for reason ${at}`,
          severity: at % 3 === 0 ? "error" : "warning",
        }),
      ),
    );
    const changes = subjects.map(
      (after): Change => ({
        kind: "added",
        before: null,
        after,
        gained: [],
        lost: [],
        widened: false,
        fields: [],
        differences: [],
        widenings: [],
        prompt: null,
      }),
    );
    return resultOf(
      judged,
      { subjects },
      { repository: "octo-org/octo-repo", commit: "a".repeat(40), base: "b".repeat(40), changes },
    );
  };

  it.each([1, 100, 400, 3000, 9000])("of %i findings fits where it goes, and counts what it leaves out", (count) => {
    const result = many(count);
    const [summary, said] = [markdown(result, links), comment(result, links, marker)];
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900_000);
    expect(Buffer.byteLength(said)).toBeLessThanOrEqual(60_000);
    for (const page of [summary, said]) {
      expect(page.match(/<details>/g)?.length ?? 0).toBe(page.match(/<\/details>/g)?.length ?? 0);
      const shown = [...page.matchAll(/^- (?:❌|⚠️)/gm)].length;
      const left = Number(/…and (\d+) more (?:new )?findings?\./.exec(page)?.[1] ?? 0);
      expect(shown + left).toBe(count);
      expect(page).toContain("Policy: `preset:recommended`");
    }
    expect(said).toContain(links.run);
  });

  it("says one habit once", () => {
    const layer = layerAt(".claude/agents");
    const judged = Array.from({ length: 30 }, (_, at) =>
      judgedAs(
        findingAt(placeIn(`.claude/agents/a${at}.md`, ""), { layer, groupKey: "no tools", message: "has no `tools`" }),
      ),
    );
    const page = markdown(resultOf(judged), undefined);
    expect(page.match(/^- /gm)).toHaveLength(1);
    expect(page).toContain("in 29 more files");
  });

  it("marks at most as many lines as GitHub keeps, the worst first", () => {
    const { shown, left } = annotations(many(60));
    expect(shown.filter(({ level }) => level === "error")).toHaveLength(9);
    expect(shown.filter(({ level }) => level === "warning")).toHaveLength(10);
    expect(left).toEqual({ error: 11, warning: 30, notice: 0 });
    expect(shown[0]?.level).toBe("error");
  });

  it("marks lines with words that no runner obeys", () => {
    for (const words of hostileWords) {
      for (const { message, properties } of annotations(resultWith(words)).shown) {
        for (const line of [...message.split("\n"), properties.file ?? ""]) expect(commandOf(line)).toBeUndefined();
        expect(`${message.replaceAll("\n", "")}${properties.file}`).not.toMatch(/\p{Cc}/u);
      }
    }
  });

  it("keeps the end of a parenthesis out of the code", () => {
    const said = (words: string) => prose(words).replaceAll("\u200b", "");
    expect(said("this grant (owner @acme/web) matches no profile")).toBe(
      "this grant (owner `@acme/web`) matches no profile",
    );
    expect(said("see (https://a.example/x), then go on")).toBe("see `(https://a.example/x)`, then go on");
  });
});
