/** Where only the profiles that a commit concerns are judged: commits of profiles as every host's page has them. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { idsIn, pageOf } from "../../../../scripts/pages.ts";
import type { FailLevel } from "../../../../src/evaluate/result.ts";
import { isProfile } from "../../../../src/inspect/unchanged/elsewhere.ts";
import { directoryOf } from "../../../../src/repo/path.ts";
import { examplesIn } from "../../../support/examples.ts";
import type { Repository } from "../../../support/judging.ts";
import { expectTheSame } from "../../../support/narrowing.ts";
import { runs } from "../../../support/runs.ts";

/** A profile of a page. */
interface Template {
  readonly extension: string;
  readonly text: string;
  readonly folder: string;
}

interface OfHost {
  readonly examples: readonly Repository[];
  readonly templates: readonly Template[];
}

const ofHosts: readonly OfHost[] = idsIn("hosts").flatMap((id) => {
  const examples = examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(
    ({ files }) => Object.fromEntries(files) as Repository,
  );
  const templates = examples
    .flatMap((files) => Object.entries(files))
    .flatMap(([path, text]): readonly Template[] => {
      const [extension] = /\.[a-z]+(?:\.md)?$/.exec(path) ?? [];
      if (!isProfile(path) || typeof text !== "string" || extension === undefined) return [];
      return [{ extension, text, folder: directoryOf(path) }];
    });
  return templates.length > 0 ? [{ examples, templates }] : [];
});
const everyTemplate = ofHosts.flatMap(({ templates }) => templates);

/** Names of files, of built-in agents, and of agents that others list. */
const stem = fc.constantFrom(
  ..."a b cutter code-reader Explore explore one gamma delta eps zeta coder plan build general-purpose default worker".split(
    " ",
  ),
);

/** Whom an agent may start, whether it may be started, and what it can do. */
const lines = fc.subarray(
  [
    "mode: primary",
    "mode: subagent",
    "mode: all",
    "hidden: true",
    "disable: true",
    "disabled: true",
    "enabled: false",
    "disable-model-invocation: true",
    "user-invocable: false",
    "infer: false",
    "background: true",
    "tools: Read, Agent",
    "tools: [agent, read]",
    "tools: [Task, Skill]",
    "tools: [read, task]",
    "tools: ['*']",
    "tools: []",
    "agents: [cutter]",
    "agents: ['*']",
    "subagents: [cutter, a]",
    "subagents: ['*']",
    "subagents: []",
    "observers: [cutter]",
    "handoffs: [{label: Go, agent: cutter, prompt: Go}]",
    "permission: {task: {'*': deny, 'c*': allow}, bash: deny, edit: deny}",
    "permission: {task: {cutter: allow, '*': deny}}",
    "permission: {'*': deny, task: allow}",
    "permissions: {default_decision: deny, allow: [task, read]}",
    "permissionMode: bypassPermissions",
    "extends: cutter",
    "model: opus",
    "skills: [one]",
    "disallowedTools: Agent",
    "disallowedTools: Bash, Write, Edit",
    "mcpServers: {docs: {command: docs}}",
  ],
  { maxLength: 4 },
);
const tomlLines = fc.subarray(
  [
    'agent_type = "subagent"',
    'agent_type = "agent"',
    'enabled_tools = ["task", "read"]',
    'enabled_tools = ["read", "bash"]',
    'enabled_tools = ["task"]',
    'disabled_tools = ["bash", "write_file", "edit", "web_*"]',
    'sandbox_mode = "read-only"',
    'sandbox_mode = "danger-full-access"',
  ],
  { maxLength: 4 },
);
const jsonKeys = fc.subarray<readonly [string, unknown]>(
  [
    ["tools", ["read"]],
    ["tools", ["*"]],
    ["tools", ["subagent", "read"]],
    ["toolsSettings", { subagent: { availableAgents: ["cutter"], trustedAgents: ["c*"] } }],
    ["toolsSettings", { subagent: { availableAgents: ["c*"] } }],
    ["allowedTools", ["shell"]],
  ],
  { maxLength: 4 },
);

/** What a text gets: a name (`null`: it keeps its own), and keys. */
const more = fc.record({ name: fc.option(stem, { freq: 4 }), lines, tomlLines, jsonKeys });
type More = typeof more extends fc.Arbitrary<infer T> ? T : never;

function withMore(text: string, extension: string, { name, ...keys }: More): string {
  if (extension === ".json")
    return withJson(text, [...keys.jsonKeys, ...(name === null ? [] : [["name", name] as const])]);
  if (extension === ".toml") {
    const front = keys.tomlLines.reduce(
      (all, line) => `${line}\n${withoutKey(all, line.split(" ")[0] ?? "", " *=")}`,
      text,
    );
    return name === null ? front : front.replace(/^name *=.*$/m, `name = "${name}"`);
  }
  const [, front, body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined) return text;
  const own = [...keys.lines, ...(name === null ? [] : [`name: ${name}`])];
  const all = own.reduce((rest, line) => `${withoutKey(rest, line.split(":")[0] ?? "", ":")}${line}\n`, `${front}\n`);
  return `---\n${all}---\n${body}`;
}

function withoutKey(text: string, key: string, end: string): string {
  return text.replace(new RegExp(`^${key}${end}.*\\n(?:[ -].*\\n)*`, "m"), "");
}

function withJson(text: string, keys: readonly (readonly [string, unknown])[]): string {
  try {
    return `${JSON.stringify({ ...(JSON.parse(text) as object), ...Object.fromEntries(keys) })}\n`;
  } catch {
    return text;
  }
}

const scenes = fc.constantFrom(...ofHosts).chain(({ examples, templates }) => {
  const profile = fc.constantFrom(...templates).chain(({ folder, extension }) => {
    const isLike = (other: Template): boolean => other.extension.endsWith(extension.slice(-3));
    const texts = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...templates.filter(isLike)) },
      fc.constantFrom(...everyTemplate.filter(isLike)),
    );
    return fc
      .record({ texts, stem, more })
      .map(({ texts: { text }, stem: file, more: with_ }): readonly [path: string, text: string] => [
        `${folder}/${file}${extension}`,
        withMore(text, extension, with_.name === null ? with_ : { ...with_, name: with_.name }),
      ]);
  });
  const kind = fc.constantFrom("add", "change", "change", "keys", "keys", "delete", "rename");
  return fc.record({
    before: fc
      .tuple(
        fc.oneof(fc.constant<Repository>({}), fc.constantFrom(...examples)),
        fc.array(profile, { minLength: 4, maxLength: 10 }),
      )
      .map(([files, profiles]): Repository => ({ ...files, ...Object.fromEntries(profiles) })),
    edits: fc.array(fc.record({ which: fc.nat(40), kind, to: profile, more }), { minLength: 1, maxLength: 2 }),
  });
});
type Scene = typeof scenes extends fc.Arbitrary<infer T> ? T : never;

function edited({ before, edits }: Scene): Repository {
  const next = new Map(Object.entries(before));
  for (const { which, kind, to, more: with_ } of edits) {
    const profiles = [...next].flatMap(([path, text]) =>
      isProfile(path) && typeof text === "string" ? [[path, text] as const] : [],
    );
    const [path, text] = profiles[which % Math.max(1, profiles.length)] ?? [];
    if (kind === "add" || path === undefined || text === undefined) next.set(...to);
    else if (kind === "keys")
      next.set(path, withMore(text, /\.[a-z]+$/.exec(path)?.[0] ?? "", { ...with_, name: null }));
    else if (kind === "change" && path.endsWith(to[0].slice(-3))) next.set(path, to[1]);
    else next.delete(path);
    if (kind === "rename") next.set(...to);
  }
  return Object.fromEntries(next);
}

const given = fc.record({
  policy: fc.constantFrom(
    "{}\n",
    "ceiling: [read]\n",
    "ceiling: [read, delegate]\n",
    "extends: [preset:strict]\n",
    "ceiling: [read, execute, delegate]\nrules: {unique-name: warning, no-permission-bypass: warning}\n",
    "ceiling: [read, delegate]\nrules: {max-capability: warning}\n",
  ),
  failOn: fc.constantFrom<FailLevel>("error", "never", "never"),
});

it("judging what a commit concerns comes to what judging all does, in every host", { timeout: 3_600_000 }, async () => {
  let narrowed = 0;
  await fc.assert(
    fc.asyncProperty(scenes, given, async (scene, settings) => {
      if (await expectTheSame(scene.before, edited(scene), settings)) narrowed++;
    }),
    { numRuns: runs(400, 30_000) },
  );
  // Otherwise the property would say nothing.
  expect(narrowed).toBeGreaterThan(runs(35, 4_000));
});
