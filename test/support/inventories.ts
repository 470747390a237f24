/** Inventories for the HTML page: of any size, always the same for a size, and hostile ones. */
import type { Inventory } from "../../src/fleet/inventory.ts";
import type {
  FindingRow,
  ProfileRow,
  RepositoryRow,
  Row,
  SettingRow,
  UncheckedRow,
} from "../../src/fleet/rows/schema.ts";
import { capabilities } from "../../src/model/capability.ts";
import { writeJsonLine } from "../../src/sanitize/json.ts";
import { hostileWords } from "./hostile.ts";

const common = { commit: "a".repeat(40), date: "2026-11-23", tool: "agent-profile-check 1.2.3" };

export function repositoryRow(repository: string, more: Partial<RepositoryRow> = {}): RepositoryRow {
  return {
    type: "repository",
    repository,
    ...common,
    branch: "main",
    tree: null,
    visibility: null,
    archived: false,
    properties: {},
    power: null,
    conclusion: "passed",
    problem: null,
    profiles: 0,
    errors: 0,
    warnings: 0,
    notes: 0,
    gate: [],
    policy: [],
    judgedBy: null,
    holdsUntil: null,
    ...more,
  };
}

export function profileRow(repository: string, more: Partial<ProfileRow> = {}): ProfileRow {
  return {
    type: "profile",
    repository,
    ...common,
    host: "claude",
    edition: "2.1.267",
    layer: "project",
    reach: "repository",
    path: ".claude/agents/reader.md",
    name: "reader",
    verdict: "loaded",
    capabilities: ["read"],
    allowed: true,
    grant: null,
    owner: null,
    until: null,
    codeOwners: [],
    model: null,
    mode: null,
    servers: [],
    certainty: "measured",
    ...more,
  };
}

export function settingRow(repository: string, more: Partial<SettingRow> = {}): SettingRow {
  return {
    type: "setting",
    repository,
    ...common,
    host: "claude",
    layer: "project",
    root: ".claude",
    setting: "hooks.Stop",
    value: "command",
    effect: "widens",
    does: "starts code",
    may: ["execute"],
    target: "make check",
    server: null,
    path: ".claude/settings.json",
    line: 1,
    certainty: "measured",
    ...more,
  };
}

export function uncheckedRow(repository: string, more: Partial<UncheckedRow> = {}): UncheckedRow {
  return {
    type: "unchecked",
    repository,
    ...common,
    host: "claude",
    edition: "2.1.267",
    path: ".claude/agents/out.md",
    message: "is a link out of this tree",
    ...more,
  };
}

export function findingRow(repository: string, more: Partial<FindingRow> = {}): FindingRow {
  return {
    type: "finding",
    repository,
    ...common,
    rule: "max-capability",
    kind: null,
    class: "power",
    severity: "error",
    certainty: "measured",
    message: "can write",
    path: ".claude/agents/reader.md",
    line: 4,
    column: 1,
    host: "claude",
    edition: "2.1.267",
    layer: "project",
    profile: "reader",
    state: "new",
    owner: null,
    until: null,
    fingerprint: "f".repeat(64),
    ...more,
  };
}

export function inventoryOf(repositories: readonly (readonly [RepositoryRow, ...(readonly Row[])])[]): Inventory {
  return {
    date: common.date,
    tool: common.tool,
    repositories: repositories.map(([row, ...rows]) => ({
      row,
      lines: [row, ...rows].map((one) => writeJsonLine(one).trimEnd()),
    })),
  };
}

const areas = ["billing", "checkout", "data-platform", "mobile", "search", "identity", "site", "infra", "growth"];
const tasks = ["reviewer", "release", "triage", "docs", "migrate", "test-writer", "incident", "refactor", "scout"];
const hosts = [
  ["claude", "2.1.267", ".claude/agents/", ".md"],
  ["codex", "0.169", ".codex/agents/", ".toml"],
  ["copilot", "2026-08", ".github/agents/", ".agent.md"],
  ["gemini", "0.61", ".gemini/agents/", ".md"],
  ["opencode", "1", ".opencode/agent/", ".md"],
] as const;
const models = [null, null, "opus", "sonnet", "gpt-5.1-codex", "inherit"];

/** An organisation with so many rows: of ten repositories, two have no profiles, one failed, some are stale or not read. */
export function largeInventory(rows: number): Inventory {
  const repositories: [RepositoryRow, ...ProfileRow[]][] = [];
  let made = 0;
  for (let at = 0; made < rows; at++) {
    const name = `acme/${areas[at % areas.length]}-${at}`;
    const count = at % 10 < 2 ? 0 : Math.min(rows - made, 1 + ((at * 7) % 5));
    const conclusion =
      at % 97 === 90 ? "unreached" : at % 50 === 11 ? "undecided" : at % 10 === 3 ? "failed" : "passed";
    const profiles = conclusion === "unreached" ? [] : Array.from({ length: count }, (_, i) => anyProfile(name, at, i));
    made += Math.max(1, profiles.length);
    repositories.push([
      repositoryRow(name, {
        conclusion,
        profiles: profiles.length,
        problem: conclusion === "unreached" ? "the repository is empty or its default branch is gone" : null,
        ...(at % 60 === 25 ? { stale: true as const, date: "2026-11-09" } : {}),
        power: at % 40 === 7 ? "widened" : null,
        gate:
          at % 3 === 0
            ? []
            : [
                {
                  kind: "workflow",
                  path: ".github/workflows/agent-profiles.yml",
                  line: 9,
                  version: "x@v1",
                  ruleset: null,
                },
              ],
      }),
      ...profiles,
    ]);
  }
  return inventoryOf(repositories);
}

function anyProfile(repository: string, at: number, i: number): ProfileRow {
  const seed = at * 31 + i * 17;
  const [host, edition, folder, ending] = hosts[seed % hosts.length] ?? hosts[0];
  const name = `${tasks[(at + i) % tasks.length]}${i > 3 ? `-${i}` : ""}`;
  const can = capabilities.filter((_, bit) => bit === 0 || (seed >> bit) % (bit + 2) === 0);
  const isPowerful = can.some((capability) => capability !== "read" && capability !== "delegate");
  const isGranted = isPowerful && seed % 4 !== 0;
  return profileRow(repository, {
    host,
    edition,
    name,
    path: `${folder}${name}${ending}`,
    capabilities: [...can],
    verdict: seed % 23 === 5 ? "shadowed" : seed % 29 === 7 ? "rejected" : "loaded",
    allowed: !isPowerful || isGranted,
    ...(isGranted
      ? {
          grant: { path: ".github/agent-profile-check.yml", line: 4 + i },
          owner: `@acme/${areas[at % areas.length]}`,
          until: `2027-0${1 + (seed % 6)}-28`,
        }
      : {}),
    codeOwners: at % 2 === 0 ? [`@acme/${areas[at % areas.length]}`] : ["@acme/platform"],
    model: models[seed % models.length] ?? null,
    mode: seed % 13 === 1 ? "bypassPermissions" : null,
    servers: seed % 11 === 3 ? [{ name: "docs", kind: "url", value: "https://mcp.acme.dev/docs" }] : [],
  });
}

/** What a repository could try on the page, besides the words for other formats. */
export const pageAttacks: readonly string[] = [
  ...hostileWords,
  "</script><script>alert(1)</script>",
  "</script x",
  "</script/x",
  "<!--<script>",
  "<!-- <script x",
  "]]>",
  '"><svg onload=alert(1)>',
  "'onmouseover='alert(1)",
  "</style><style>*{display:none}</style>",
  "</noscript><iframe src=https://evil.example>",
  "<base href=https://evil.example/>",
  "<meta http-equiv=refresh content=0;url=https://evil.example>",
  "{{constructor.constructor('alert(1)')()}}",
  "__proto__",
  "constructor",
  "#host=x&sort=can",
  "\\u003cscript\\u003e",
  "\u202egnp.exe",
  "a\u0301".repeat(40),
  "x".repeat(5_000),
  "👩‍🚀".repeat(200),
  "שלום עולם",
];

/** Each attack in every value that a repository can choose. */
export function hostileInventory(): Inventory {
  return inventoryOf(
    pageAttacks.map((attack, at) => [
      repositoryRow(`${at} ${attack}`, {
        conclusion: at % 3 === 0 ? "unreached" : "failed",
        problem: attack,
        profiles: 1,
        gate: [{ kind: "workflow", path: attack, line: 1, version: attack, ruleset: null }],
      }),
      profileRow(`${at} ${attack}`, {
        host: attack,
        edition: attack,
        layer: attack,
        path: attack,
        name: attack,
        verdict: attack,
        capabilities: [...capabilities],
        grant: { path: attack, line: 1 },
        owner: attack,
        until: attack,
        codeOwners: [attack, attack],
        model: attack,
        mode: attack,
        servers: [{ name: attack, kind: "command", value: attack }],
      }),
    ]),
  );
}
