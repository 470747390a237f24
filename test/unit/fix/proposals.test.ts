/** What a finding proposes is what passes: each fix, written as it says, ends its finding and brings no other one. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/model/finding.ts";
import type { Fix } from "../../../src/model/fix.ts";
import { applyEdits } from "../../../src/hosts/_kit/fixes/edits.ts";
import { everyHost } from "../../support/every-host.ts";
import { judged, type Repository } from "../../support/judging.ts";

/** The profiles with YAML frontmatter, one of each host. */
const profiles = Object.entries(everyHost).flatMap(([path, text]): readonly [string, string][] =>
  /\.(?:md|yml)$/.test(path) && typeof text === "string" && text.startsWith("---\n") && !path.startsWith(".newhost")
    ? [[path, text.replace(/^(?:color|model|permissionMode|permission_mode|approvalMode):.*\n/gm, "")]]
    : [],
);

/** Lines as people write them who know another host, or who mistype. */
const mistakes: Readonly<Record<string, string>> = {
  "another host's list": "allowed-tools: Read",
  "another host's list, in brackets": "allowedTools: [Read, Grep]",
  "another host's denials": "disallowed-tools: Bash",
  "another host's mode": "permission-mode: plan",
  "another host's bypass": "permissionMode: bypassPermissions",
  "the bypass in kebab case": "permission-mode: bypassPermissions",
  "another host's turns": "max-turns: 3",
  "servers under another key": "mcp-servers: { docs: { command: docs } }",
  "more servers under another key": "mcpServers: { docs: { command: docs } }",
  "a list in lower case": "tools: [read, grep]",
  "a text in capitals": "tools: READ, GREP",
  "a colon": "description: Use this: it lints",
  "no description": "description:",
  "an indented key": "  description: Reviews what others wrote.",
  "a name of several words": "name: Code Reviewer!",
  "a name in capitals": "name: REVIEWER",
  "an empty name": "name:",
  "a typing error": "modle: sonnet",
};

/** The profile with a line in place of the one of its key, or of all keys that list tools. */
function mistaken(text: string, line: string): string {
  const [, key = ""] = /^ *([\w-]+)/.exec(line) ?? [];
  const isList = /tools$/i.test(key);
  const [, front = "", rest = ""] = /^---\n([\s\S]*?)^(---\n[\s\S]*)$/m.exec(text) ?? [];
  const kept = front
    .split("\n")
    .filter(
      (other) => other !== "" && !other.startsWith(`${key}:`) && !(isList && /^(?:tools|readonly)\b/.test(other)),
    );
  return `---\n${[...kept, line].join("\n")}\n${rest}`;
}

const findingsIn = async (files: Repository): Promise<readonly Finding[]> =>
  (await judged(files)).findings.map(({ finding }) => finding);

/** What the files are after somebody did what a fix says; `undefined`: it says nothing that can be done for them. */
function followed(files: Repository, { at }: Finding, { title, edits }: Fix): Repository | undefined {
  const { path, text } = edits[0]?.at.source ?? at.source;
  if (edits.length > 0) return { ...files, [path]: applyEdits(edits[0]?.at.source ?? at.source, edits) ?? "" };
  const [, key] = /^(description|name): /.exec(title) ?? [];
  return key === undefined
    ? undefined
    : { ...files, [path]: text.replace(new RegExp(`^${key}:.*\n`, "m"), "").replace(/^---\n/, `---\n${title}\n`) };
}

const nameOf = ({ host, rule, kind, value, at }: Finding): string =>
  `${host} ${rule}/${kind} ${at.source.path} ${value}`;

/** Findings that do not depend on what else the file says. */
const own = ({ rule, severity }: Finding): boolean => severity !== "note" && rule !== "max-capability";

it.each([
  [".a3s/agents/reviewer.yaml", "name: reviewer\ndescription: Use this: it lints\ntools: [read]\nprompt: Review.\n"],
  [".goose/recipes/review.yaml", "title: Review\ndescription: Use this: it lints\ninstructions: Review the diff.\n"],
])("a colon in %s", async (path, text) => {
  const files = { [path]: text };
  const [broken] = (await findingsIn(files)).filter(own);
  const [fix] = broken?.fixes ?? [];
  expect(fix?.title).toBe('description: "Use this: it lints"');
  const next = broken && fix && followed(files, broken, fix);
  expect(next && (await findingsIn(next)).filter(own)).toEqual([]);
});

it.each([
  [".gemini/agents/reviewer.md", "---\nname: reviewer\ndescription: Reviews.\ntools: read_file, glob\n---\nReview.\n"],
  [".openhands/agents/reviewer.md", "---\nname: reviewer\ndescription: Reviews.\ntools: grep, glob\n---\nReview.\n"],
  [
    ".agents/agents/reviewer/agent.md",
    "---\nname: reviewer\ndescription: Reviews.\ntools: view_file, grep_search\ninheritMcp: false\n---\nReview.\n",
  ],
  [".vibe/agents/reviewer.toml", 'description = "Reviews."\nagent_type = "subagent"\nenabled_tools = "read"\n'],
  [
    ".kiro/agents/reviewer.json",
    '{ "name": "reviewer", "description": "Reviews.", "prompt": "Go.", "tools": "read" }\n',
  ],
  [
    ".amazonq/cli-agents/reviewer.json",
    '{ "name": "reviewer", "description": "Reviews.", "prompt": "Go.", "tools": "fs_read" }\n',
  ],
])("a text for a list in %s", async (path, text) => {
  const files = { [path]: text };
  const [broken] = (await findingsIn(files)).filter(own);
  const [fix] = broken?.fixes ?? [];
  const next = broken && fix && followed(files, broken, fix);
  expect(next?.[path]).toMatch(/tools"? ?[:=] ?\[/);
  expect(next && (await findingsIn(next)).filter(own)).toEqual([]);
});

describe.each(profiles)("%s", (path, text) => {
  it.each(Object.entries(mistakes))("%s", async (_, line) => {
    const files = { [path]: mistaken(text, line) };
    const before = await findingsIn(files);
    const had = new Set(before.map(nameOf));
    const faults: string[] = [];
    for (const finding of before)
      for (const fix of finding.fixes ?? []) {
        const next = followed(files, finding, fix);
        if (!next) continue;
        const after = await findingsIn(next);
        if (after.some((one) => nameOf(one) === nameOf(finding) && one.message === finding.message))
          faults.push(`${fix.title}: ${finding.message}`);
        faults.push(
          ...after
            .filter((one) => own(one) && !had.has(nameOf(one)))
            .map((one) => `${fix.title}: ${one.rule}: ${one.message}`),
        );
      }
    expect(faults).toEqual([]);
  });
});
