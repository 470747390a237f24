/** No report says "1 findings": each is made with none, one and two of everything that it counts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { github } from "../../../src/reports/github.ts";
import { diffPretty } from "../../../src/reports/diff/pretty.ts";
import { listHtml } from "../../../src/reports/list/html.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { commentOf, comparison, markdown, reportModelOf } from "../../../src/reports/markdown/index.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { impactText } from "../../../src/fleet/impact/text.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { judged, agent, type Repository } from "../../support/judging.ts";

const screen = { color: false, columns: 400 };
const links = { server: "https://github.com", run: undefined };
const hook = (command: string) => ({ type: "command", command });

/** `count` profiles with findings of each severity, as many settings, scripts that they start, and files that are gone. */
function repository(count: number, isBase: boolean): Repository {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return {
    "README.md": "Nothing else.\n",
    ...Object.fromEntries(
      numbers.flatMap((i): [string, string][] => [
        [
          `.claude/agents/new${i}.md`,
          isBase
            ? agent(`new${i}`, "Read")
            : agent(`new${i}`, "Read, Bash, Foo", { more: "permissionMode: bypassPermissions\n" }),
        ],
        [`.claude/agents/old${i}.md`, agent(`old${i}`, "Read, Foo").replace("Does what", "Does: what")],
        [`.claude/agents/lost${i}.md`, isBase ? agent(`lost${i}`, "Read") : "---\nname: [\n---\n"],
        [`x${i}.sh`, isBase ? "true" : "false"],
      ]),
    ),
    ".claude/settings.json": JSON.stringify({
      permissions: isBase ? {} : { allow: numbers.map((i) => `Bash(x${i})`) },
      hooks: { Stop: [{ hooks: numbers.map((i) => hook(`sh x${i}.sh`)) }] },
    }),
  };
}

/** A number one before a word in the plural. What only ends in `s` is no plural. */
const oneOfMany =
  /(?<![\w.:/+−-])1 (?:more |new |other |existing |changed )*(?!settings file|(?:is|has|was|less|does|this|its|needs|runs|gains|loses|holds|exceeds|stops|begins|remains|starts|connects|across|class)\b)[a-z]+[^s\W]s\b/g;

it("finds a wrong number", () =>
  expect("the plan has 1 shards, 1 new errors and 1 settings file".match(oneOfMany)).toEqual([
    "1 shards",
    "1 new errors",
  ]));

/** A hand-made `s`, both numbers of one noun, and `${n} more files`. Rooms that know no `sanitize/` are left out. */
const handMade =
  /\b1 \? "" : "s"|\b1 \? ["`](?:[^"`]* )?(\w+)["`] : ["`][^"`]*\b\1s["`]|\$\{[^}]*\} more (?:[a-z]+ed )?[a-z]{3,}s\b/;

it("is counted by one helper", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const lines = files.flatMap((name) =>
    /^(?:generated|parsers|platform|repo)\b/.test(name)
      ? []
      : readFileSync(join("src", name), "utf8")
          .split("\n")
          .filter((line) => handMade.test(line))
          .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

describe.each(["{}\n", "ceiling: [read]\n"])("under the policy %j", (policy) => {
  it.each([0, 1, 2])("nothing of %i is told in the wrong number", async (count) => {
    const result = await judged(repository(count, false), { base: repository(count, true), policy });
    const texts = {
      pretty: pretty(result, screen),
      all: pretty(result, { ...screen, all: true }),
      list: listPretty(result, screen),
      html: listHtml(result, sha256),
      diff: diffPretty(result, screen),
      markdown: markdown(result, links),
      comparison: comparison(result),
      comment: commentOf(reportModelOf(result), links, "<!-- x -->"),
      github: github(result),
      impact: impactText([], { policy: "p", today: "2026-11-20", ending: count, later: [] }),
    };
    for (const [name, text] of Object.entries(texts)) expect([name, ...(text.match(oneOfMany) ?? [])]).toEqual([name]);
  });
});
