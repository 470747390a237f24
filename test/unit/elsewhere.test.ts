/** A commit that counts as elsewhere changes nothing that any host, with whatever settings, makes of the tree. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../scripts/pages.ts";
import { hosts } from "../../src/generated/hosts.ts";
import { names } from "../../src/generated/places.ts";
import {
  areElsewhere,
  type ChangedFile,
  isNaming,
  isSettings,
  linesThatLeadTo,
  linesThatName,
} from "../../src/inspect/elsewhere.ts";
import type { Host } from "../../src/model/host.ts";
import { detectionNamesOf } from "../../src/repo/patterns.ts";
import { anyRepository } from "../support/any-repository.ts";
import { examplesIn } from "../support/examples.ts";
import { judged, type Repository } from "../support/judging.ts";
import type { Held } from "../support/memory.ts";
import { runs } from "../support/runs.ts";

const examples: readonly Repository[] = idsIn("hosts").flatMap((id) =>
  examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(({ files }) => Object.fromEntries(files) as Repository),
);

/** Files that are programs, whatever leads to them. */
const code = ["src/main.ts", "lib/tool.py", "tools/x/run.js", "x.go", "src/deep/part.rs"] as const;

/** What a program may hold once somebody means it as a profile. */
const texts = fc.constantFrom(
  "export const one = 1;\n",
  "---\nname: helper\ndescription: Does everything for everyone at once.\ntools: Bash\npermissionMode: bypassPermissions\n---\nGo.\n",
  'name = "helper"\ndescription = "Does it."\ndeveloper_instructions = "Go."\nsandbox_mode = "danger-full-access"\n',
  '{"permission": {"bash": "allow"}, "password": "hunter2hunter2"}\n',
  "Go on.\u202e\u{e0041}\n",
  "AKIAIOSFODNN7EXAMPLE aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n",
);

/** A repository of which some texts name programs instead of what they named. */
const named = fc
  .tuple(fc.constantFrom(...examples), fc.array(fc.constantFrom(...code), { minLength: 1, maxLength: 3 }), fc.nat(7))
  .map(([files, targets, every]): Repository => {
    let at = every;
    const swap = (text: string): string =>
      text.replace(
        /(?:\.{1,2}\/)*[\w-]+(?:\/[\w.-]+)*\.(?:md|txt|toml|json|sh|js|py)\b|\$\{?\w+\}?\/[\w./-]+/g,
        (found) =>
          ++at % 3 === 0 ? `${/^(?:\.\.?\/)*/.exec(found)?.[0] ?? ""}${targets[at % targets.length] ?? found}` : found,
      );
    return Object.fromEntries(
      Object.entries(files).map(([path, held]) => [path, typeof held === "string" ? swap(held) : held]),
    );
  });

const links = fc.dictionary(
  fc.constantFrom(".claude/agents/linked.md", ".codex/agents/l.toml", "docs/l.md", "CLAUDE.md", "lib/agents", "l"),
  fc
    .constantFrom("../../src/main.ts", "../lib/tool.py", "src/main.ts", "../src", "AGENTS.md")
    .map((link) => ({ link })),
  { maxKeys: 2 },
);

/** Settings that name a program as a profile, as a prompt and as a folder, in plain and in other spellings. */
const settings = fc
  .tuple(fc.constantFrom(...code), fc.constantFrom("", ".", "\\u"), fc.nat(4))
  .map(([path, spelling, which]): Repository => {
    const name =
      spelling === "\\u" ? path.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`) : path;
    const all: readonly Repository[] = [
      { ".codex/config.toml": `[agents.helper]\ndescription = "Does it."\nconfig_file = "../${name}"\n` },
      { "opencode.json": `{"agent": {"helper": {"description": "Does it.", "prompt": "{file:./${path}}"}}}\n` },
      { "opencode.jsonc": `{"agent": {"helper": {"description": "Does it.", "permission": "{file:${path}}"}}}\n` },
      {
        ".claude-plugin/marketplace.json": `{"name": "m", "owner": {"name": "a"}, "plugins": [{"name": "p", "source": "./${name.split("/")[0]}"}]}\n`,
      },
      {
        ".claude-plugin/plugin.json": `{"name": "p", "agents": ["./${name}"], "hooks": "./${name}", "mcpServers": "./${name}"}\n`,
      },
    ];
    return all[which] ?? {};
  });

/** Profiles that name a program: as their prompt, as what they import or include, and as a folder of it. */
const profiles = fc
  .tuple(fc.constantFrom(...code), fc.constantFrom("", "%", "\\"), fc.nat(12))
  .map(([path, spelling, which]): Repository => {
    const letter = path.charCodeAt(0).toString(16);
    const uri = spelling === "%" ? `%${letter}${path.slice(1)}` : path;
    const json = spelling === "\\" ? `\\u00${letter}${path.slice(1)}` : uri;
    const front = "name: helper\ndescription: Does it.\n";
    const all: readonly Repository[] = [
      {
        ".kiro/agents/helper.json": `{"name": "helper", "description": "Does it.", "prompt": "file://../../${json}"}\n`,
      },
      {
        ".kiro/agents/helper.json": `{"name": "helper", "description": "Does it.", "resources": ["file://${json}"]}\n`,
      },
      { ".kiro/agents/helper.md": `---\n${front}prompt: file://../../${uri}\n---\nGo.\n` },
      { ".amazonq/cli-agents/helper.json": `{"name": "helper", "prompt": "file://../../${json}"}\n` },
      { ".opencode/agents/helper.md": `---\ndescription: Does it.\n---\n{file:../../${path}}\n` },
      { ".github/workflows/helper.md": `---\non: issues\nengine: claude\nimports:\n  - ../../${path}\n---\nGo.\n` },
      {
        ".github/workflows/helper.md": `---\non: issues\nengine: claude\n---\n{{#import ../../${path}}}\n@include ${path}\n`,
      },
      {
        ".codex/agents/helper.toml": `name = "helper"\ndescription = "Does it."\nmodel_instructions_file = "../../${path}"\n`,
      },
      {
        ".goose/recipes/helper.yaml": `title: helper\ndescription: Does it.\nprompt: Go.\nsub_recipes:\n  - {name: x, path: ../../${path}}\n`,
      },
      { ".vtcode/agents/helper.md": `---\n${front}hooks: ${path}\n---\n@${path}\n` },
      { ".claude/agents/helper.md": `---\n${front}tools: Read\nhooks: ./${path}\nskills: ${path}\n---\n@${path}\n` },
      { ".defect/agents/helper/config.toml": `description = "Does it."\n[prompt]\nfile = "../../../${path}"\n` },
      {
        ".github/workflows/helper.md":
          "---\non: issues\nengine: claude\nimports:\n  - ../../shared/more.md\n---\nGo.\n",
        "shared/more.md": `---\nimports:\n  - ../${path}\n---\n`,
      },
    ];
    return all[which] ?? {};
  });

const tree = fc
  .tuple(
    fc.oneof(anyRepository, named, settings, { weight: 2, arbitrary: profiles }),
    fc.option(settings, { nil: {} }),
    links,
    fc.dictionary(fc.constantFrom(...code), texts, { maxKeys: 3 }),
  )
  .map(([files, more, linked, programs]): Repository => ({ ...files, ...more, ...linked, ...programs }));

/** Mostly programs, at times the files of hosts, links and attributes. */
const edits = fc.dictionary(
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...code) },
    fc.constantFrom(
      "README.md",
      "agents/a.ts",
      ".gitattributes",
      ".claude/agents/a.md",
      "docs/a.toml",
      "new.ts",
      "a b.ts",
    ),
  ),
  fc.oneof(
    { weight: 6, arbitrary: texts },
    fc.constant(undefined),
    fc.constant({ link: ".claude/agents" }),
    fc.constant({ submodule: true as const }),
  ),
  { minKeys: 1, maxKeys: 3 },
);

const modeOf = (held: Held | undefined): string => {
  if (held === undefined) return "000000";
  if (typeof held === "string" || held instanceof Uint8Array) return "100644";
  return "link" in held ? "120000" : "160000";
};

/** What Git would say of the edits, and of the settings files. */
function isElsewhere(base: Repository, head: Repository): boolean {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(head)])]
    .filter((path) => base[path] !== head[path])
    .map((path): ChangedFile => ({ path, nameable: true, before: modeOf(base[path]), after: modeOf(head[path]) }));
  const paths = Object.keys(head);
  const isOdd = (path: string): boolean => modeOf(head[path]) !== "100644";
  if (!areElsewhere(changed, paths.filter(isOdd))) return false;
  const all = changed.map(({ path }) => path);
  const holds = (text: string, lines: readonly string[]): boolean =>
    lines.some((line) => new RegExp(line, "im").test(text));
  return !paths.some((path) => {
    const held = head[path];
    if (isOdd(path) || typeof held !== "string") return false;
    return (
      (isSettings(path) && holds(held, linesThatLeadTo(all))) || (isNaming(path) && holds(held, linesThatName(all)))
    );
  });
}

const edited = (base: Repository, changes: Readonly<Record<string, Held | undefined>>): Repository =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).flatMap(([path, held]) => (held === undefined ? [] : [[path, held]])),
  );

describe("a commit elsewhere", () => {
  it("adds no finding, whatever names its files", { timeout: 240_000 }, async () => {
    let elsewhere = 0;
    await fc.assert(
      fc.asyncProperty(tree, edits, async (base, changes) => {
        const head = edited(base, changes);
        if (!isElsewhere(base, head)) return;
        elsewhere++;
        const { findings } = await judged(head, { base });
        expect(findings.filter(({ state }) => state === "new").map(({ finding }) => finding.message)).toEqual([]);
      }),
      { numRuns: runs(1_500, 50_000) },
    );
    // Otherwise the property would say nothing.
    expect(elsewhere).toBeGreaterThan(runs(100, 5_000));
  });

  it.each<[string, Partial<ChangedFile>]>([
    ["a profile", { path: ".claude/agents/a.md" }],
    ["a file of another format", { path: "docs/a.md" }],
    ["a file in a folder of subagents", { path: "src/agents/a.ts" }],
    ["a name in another case", { path: "src/Agents/a.ts" }],
    ["a hidden file", { path: ".x/a.ts" }],
    ["a name that a file system folds", { path: "src/\u212a.ts" }],
    ["a name that is not text", { nameable: false }],
    ["a link", { after: "120000" }],
    ["what was a link", { before: "120000" }],
    ["a submodule", { after: "160000" }],
    ["a file that goes", { after: "000000" }],
  ])("is not %s", (_, different) => {
    const file = { path: "src/a.ts", nameable: true, before: "100644", after: "100644" };
    expect(areElsewhere([file], [])).toBe(true);
    expect(areElsewhere([file, { ...file, ...different }], [])).toBe(false);
  });

  it("is not in a tree in which a link or a submodule lies where a host looks", () => {
    const file = { path: "src/a.ts", nameable: true, before: "000000", after: "100755" };
    expect(areElsewhere([file], ["vendor/lib", "docs/latest"])).toBe(true);
    expect(areElsewhere([file], ["packages/x/.claude"])).toBe(false);
  });

  it("knows the names of every host", () => {
    for (const { patterns } of Object.values<Host>(hosts))
      for (const name of detectionNamesOf(patterns)) expect(names).toContain(name.toLowerCase());
  });
});
