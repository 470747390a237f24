/** What is kept of a repository is enough to judge another policy, or says that it is not; and it holds no text of a file. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../scripts/pages.ts";
import { unmatchedPatterns } from "../../../src/evaluate/apply-policy.ts";
import { judgeObject, keyOf, objectOf } from "../../../src/fleet/objects/index.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { everyHost } from "../../support/every-host.ts";
import { examplesIn } from "../../support/examples.ts";
import { treeOf } from "../../support/memory.ts";
import { judged, organisationPath, policyOf, policyPath, type Repository } from "../../support/judging.ts";
import { textOf, written } from "../../support/policies.ts";
import { runs } from "../../support/runs.ts";

const today = "2026-11-20";
const tool = "agent-profile-check 9.9.9";

interface Scanned {
  readonly files: Repository;
  readonly own: string | undefined;
  readonly object: string;
}

async function scanned(files: Repository, organisation?: string): Promise<Scanned> {
  const held = files[policyPath];
  const own = typeof held === "string" ? held : undefined;
  const policy = await policyOf(own ?? "{}\n");
  const above = organisation === undefined ? undefined : await policyOf(organisation, organisationPath);
  const decisions = await decide(policy, today, above);
  const result = await judged(files, {
    policy: own ?? "{}\n",
    today,
    ...(organisation === undefined ? {} : { organisation }),
  });
  const object = await objectOf({
    tool,
    inspection: result.inspection,
    findings: result.findings,
    decisions,
    policy: { kind: "read", policy, source: { path: policyPath, text: own ?? "{}\n" } },
    baseline: undefined,
    organisation: above,
    unmatched: unmatchedPatterns(result.inspection, await RepoIndex.of(treeOf(files)), decisions),
    hash: sha256,
  });
  return { files, own, object };
}

async function compared({ files, own, object }: Scanned, organisation: string | undefined, day: string) {
  const above = organisation === undefined ? undefined : await policyOf(organisation, organisationPath);
  const kept = await judgeObject(object, tool, above, day);
  if (kept.kind !== "judged") return kept;
  const whole = await judged(files, {
    policy: own ?? "{}\n",
    today: day,
    ...(organisation === undefined ? {} : { organisation }),
  });
  expect(kept.findings.map(keyOf)).toEqual(whole.findings.map(keyOf));
  return kept;
}

const pages = [...idsIn("hosts").map((id) => pageOf("hosts", id)), ...idsIn("rules").map((id) => pageOf("rules", id))];

/** The repositories of all pages, but those whose own policy is part of the example and cannot be used. */
async function repositories(): Promise<readonly Repository[]> {
  const all = pages.flatMap((page) =>
    examplesIn(readFileSync(page, "utf8")).map(({ files }) => Object.fromEntries(files)),
  );
  const usable = await Promise.all(
    [everyHost as Repository, ...(all as readonly Repository[])].map(async (files) => {
      const own = files[policyPath];
      return typeof own !== "string" || (await policyOf(own).then(Boolean, () => false)) ? [files] : [];
    }),
  );
  return usable.flat();
}

/** Policies that leave hosts where they are. */
const mild = written.map((policy) => {
  const { hosts: _, servers: __, models: ___, ...rest } = policy as Readonly<Record<string, unknown>>;
  return rest;
});

const lacks = ({ object }: Scanned): boolean => "lacks" in (JSON.parse(object) as object);

describe("a kept object", () => {
  it("is what `check` finds under any policy above, on any day, or needs a scan", async () => {
    const files = await repositories();
    const [rich, ...rest] = files;
    let [asked, needScan] = [0, 0];
    const known = new Map<string, Promise<Scanned>>();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(rest.length),
        fc.option(mild, { nil: undefined }),
        fc.oneof(mild, mild, written),
        fc.constantFrom(today, "2026-12-01", "2027-02-01"),
        async (at, before, after, day) => {
          const [old, fresh] = [before && textOf(before), textOf(after)];
          for (const text of [old, fresh])
            if (text !== undefined && !(await policyOf(text, organisationPath).then(Boolean, () => false))) return;
          const key = JSON.stringify([at, old]);
          let one = known.get(key);
          if (!one) known.set(key, (one = scanned((at === 0 ? rich : rest[at - 1]) ?? {}, old)));
          const kept = await compared(await one, fresh, day);
          asked++;
          if (kept.kind === "needs a scan") needScan++;
        },
      ),
      { numRuns: runs(80, 3_000) },
    );
    // Random policies list servers and models, and lengths of descriptions, which no scan before them could know.
    expect(needScan).toBeLessThan(asked * 0.8);
  }, 240_000);

  it("has the words of `check` also for what an earlier policy left out", async () => {
    const scan = await scanned(everyHost as Repository, 'ignore: [{ paths: ["**"], reason: not yet judged }]\n');
    expect((await compared(scan, "{}\n", today)).kind).toBe("judged");
  });

  it("seldom needs a scan where levels, ceilings, grants, waivers and dates change", async () => {
    const files = (await repositories()).slice(1);
    const policies = [
      "ceiling: [read]\n",
      "extends: preset:strict\nceiling: [read, write, execute]\n",
      'grants:\n  - { profiles: ["*"], may: [write], reason: is needed, owner: "@o", until: 2026-12-31 }\nrules: { unique-name: off }\n',
      "ceiling: [read]\ngrantable: { may: [read, write] }\nwaivable: { rules: [max-capability], max-days: 30 }\nrollout: { warn-from: 2026-12-01, enforce-from: 2027-01-15 }\n",
    ];
    let [asked, needScan, lacking] = [0, 0, 0];
    for (const [at, repository] of files.entries()) {
      if (at % 4 !== 0 && runs(0, 1) === 0) continue;
      const one = await scanned(repository, "ceiling: [read, write]\n");
      if (lacks(one)) lacking++;
      for (const policy of policies) {
        asked++;
        if ((await compared(one, policy, today)).kind !== "judged") needScan++;
      }
    }
    expect(lacking).toBeLessThan(files.length * 0.03);
    expect(needScan).toBeLessThan(asked * 0.15);
  }, 240_000);

  it.each([true, false])("holds no text of a file and no credential (%s), wherever they stand", async (hasSecret) => {
    const words = "the raven counts nine copper buttons before the morning bell, and writes each of them down";
    const secret = hasSecret ? "ghp_0123456789abcdefghijklmnopqrstuvwxyzA" : "$TOKEN";
    const fenced = (lines: readonly string[]) => `---\n${lines.join("\n")}\n---\n${words}\n${words} again\n`;
    const { object } = await scanned({
      ".claude/agents/a.md": fenced([
        "name: a",
        `description: ${words}`,
        "tools: Bash, Skill",
        "skills: [deploy]",
        `initialPrompt: ${words} ${words} ${words} ${words}`,
        `mcpServers: { files: { command: npx, args: [x], env: { TOKEN: ${secret} } } }`,
      ]),
      ".claude/skills/deploy/SKILL.md": `---\nname: deploy\ndescription: ${words}\nallowed-tools: Bash(make:*)\n---\n${words}\n!\`make deploy\`\n`,
      ".claude/settings.json": JSON.stringify({
        env: { TOKEN: secret },
        permissions: { allow: [`Bash(curl -H ${secret}:*)`] },
      }),
      ".mcp.json": JSON.stringify({ mcpServers: { web: { url: `https://me:${secret}@example.com/x` } } }),
      ".codex/agents/b.toml": `name = "b"\ndescription = "${words}"\ndeveloper_instructions = """\n${words}\n"""\n`,
      [policyPath]: `# ${words}\nceiling: [read]\n`,
    });
    expect([...object.matchAll(/.{60}nine copper/g)].map(([found]) => found)).toEqual([]);
    // A secret is in what rules compare, so that nothing can be kept with it.
    if (hasSecret) expect(object).not.toContain(secret);
    else expect(object).toContain(".claude/agents/a.md");
    expect(object.trimEnd().split("\n")).toHaveLength(1);
  });

  const mark = "CANARY1heron";
  const claude = (more: string, body = "Look.") =>
    ({
      ".claude/agents/a.md": `---\nname: a\ndescription: Looks around.\ntools: Read, Bash\n${more}---\n${body}\n`,
    }) as const;
  const server = (value: object) => JSON.stringify({ mcpServers: { files: value } });
  it.each<[string, Repository]>([
    ["the body", claude("", `Say ${mark}.`)],
    ["a short body", claude("", mark)],
    ["a first prompt", claude(`initialPrompt: Say ${mark}\n`)],
    ["the description", { ".claude/agents/a.md": `---\nname: a\ndescription: Say ${mark}\n---\n` }],
    [
      "a server's environment",
      claude(`mcpServers: { f: { command: npx, args: [x], env: { DB_PASSWORD: ${mark} } } }\n`),
    ],
    ["a server's header", claude(`mcpServers: { f: { url: "https://x.example", headers: { X-Api-Key: ${mark} } } }\n`)],
    ["a hook", claude(`hooks: { Stop: [{ hooks: [{ type: command, command: "curl -u me:${mark} x" }] }] }\n`)],
    [
      "the environment of a server beside",
      { ...claude(""), ".mcp.json": server({ command: "npx", args: ["x"], env: { DB_PASSWORD: mark } }) },
    ],
    [
      "an argument of a server beside",
      { ...claude(""), ".mcp.json": server({ command: "npx", args: ["x", "--password", mark] }) },
    ],
    [
      "the address of a server beside",
      { ...claude(""), ".mcp.json": server({ url: `https://me:${mark}@x.example/` }) },
    ],
    [
      "a hook of the settings",
      {
        ...claude(""),
        ".claude/settings.json": JSON.stringify({
          hooks: { Stop: [{ hooks: [{ type: "command", command: `curl -u me:${mark} x` }] }] },
        }),
      },
    ],
    [
      "the environment of the settings",
      { ...claude(""), ".claude/settings.json": JSON.stringify({ env: { DB_PASSWORD: mark } }) },
    ],
    [
      "instructions",
      { ".codex/agents/b.toml": `name = "b"\ndescription = "Looks."\ndeveloper_instructions = "Say ${mark}"\n` },
    ],
    [
      "a server of a configuration",
      {
        ".codex/agents/b.toml": 'name = "b"\ndescription = "Looks."\ndeveloper_instructions = "Look."\n',
        ".codex/config.toml": `[mcp_servers.f]\ncommand = "npx"\n[mcp_servers.f.env]\nDB_PASSWORD = "${mark}"\n`,
      },
    ],
    [
      "a role",
      { ".roomodes": `customModes:\n  - { slug: a, name: A, roleDefinition: "Say ${mark}", groups: [read] }\n` },
    ],
    ["a policy's comment", { ...claude(""), [policyPath]: `# ${mark}\nceiling: [read]\n` }],
  ])("holds nothing of %s", async (_, files) => {
    const one = await scanned(files, "ceiling: [read]\n");
    expect([...one.object.matchAll(new RegExp(`.{0,80}${mark}`, "g"))].map(([found]) => found)).toEqual([]);
  });

  it("judges hooks and servers of profiles under another policy, by digests alone", async () => {
    const started =
      "hooks: { Stop: [{ hooks: [{ type: command, command: make x }] }] }\nmcpServers: [{ f: { command: npx } }]\n";
    const one = await scanned(claude(started), "ceiling: [read, write, execute, network, delegate, external]\n");
    const kept = await compared(one, "ceiling: [read]\n", today);
    const kinds = kept.kind === "judged" ? kept.findings.map(({ finding: { rule, kind } }) => `${rule}/${kind}`) : [];
    expect(kinds).toEqual(expect.arrayContaining(["max-capability/hook", "max-capability/server"]));
  });

  it("judges hooks and servers of settings under another policy, whatever its name, by digests alone", async () => {
    const hooks = { PostToolUse: [{ hooks: [{ type: "command", command: "npx prettier --write ." }] }] };
    const one = await scanned(
      {
        ...claude(""),
        ".claude/settings.json": JSON.stringify({ permissions: { allow: ["Bash(npm test)"] }, hooks }),
        ".mcp.json": server({ command: "npx", args: ["-y", "@acme/files@1.0.0"] }),
      },
      "ceiling: [read, write, execute, network, delegate, external]\n",
    );
    const kept = await compared(one, "ceiling: [read]\n", today);
    const found =
      kept.kind === "judged" ? kept.findings.map(({ finding: { kind, at } }) => [kind, at.source.path]) : [];
    expect(found).toEqual(
      expect.arrayContaining([
        ["settings", ".claude/settings.json"],
        ["settings", ".mcp.json"],
      ]),
    );
  });

  it("keeps which patterns of the repository's own policy match nothing", async () => {
    const one = await scanned(
      {
        ...claude(""),
        "docs/README.md": "Docs.\n",
        [policyPath]: `overrides:
  - { paths: ["dosc/**"], ceiling: [read] }
  - { profiles: [nobody], ceiling: [read] }
  - { paths: ["docs/**", ".claude/**"], ceiling: [read, execute] }
hosts: { claude: { dirs: [agents] } }
ignore:
  - { paths: ["old/**"], reason: examples of ours }
`,
      },
      "ceiling: [read, execute]\n",
    );
    for (const policy of ["ceiling: [read]\n", "extends: preset:strict\nceiling: [read]\n"]) {
      const kept = await compared(one, policy, today);
      const kinds = kept.kind === "judged" ? kept.findings.map(({ finding: { rule, kind } }) => `${rule}/${kind}`) : [];
      expect(kinds.filter((kind) => kind.startsWith("no-unused-waiver"))).toEqual([
        "no-unused-waiver/override",
        "no-unused-waiver/override",
        "no-unused-waiver/directory",
        "no-unused-waiver/ignore",
      ]);
    }
  });

  it("is of one version of the tool, and says what it lacks", async () => {
    const { object } = await scanned({
      ".claude/agents/a.md": "---\nname: a\ndescription: Looks.\ntools: Read\n---\n",
    });
    expect(await judgeObject(object, "agent-profile-check 10.0.0", undefined, today)).toEqual({
      kind: "needs a scan",
      reason: "it was scanned by agent-profile-check 9.9.9",
    });
    const other = await judgeObject(
      object,
      tool,
      await policyOf("hosts: { claude: { dirs: [agents] } }\n", organisationPath),
      today,
    );
    expect(other).toEqual({ kind: "needs a scan", reason: expect.stringContaining("folders or editions") });
    const long = await judgeObject(
      object,
      tool,
      await policyOf("rules: { require-description: { severity: error, min-length: 33 } }\n", organisationPath),
      today,
    );
    expect(long).toEqual({
      kind: "needs a scan",
      reason: expect.stringMatching(/`require-description` .*inventory/),
    });
  });
});
