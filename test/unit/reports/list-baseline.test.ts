/** `list` under a policy that accepts everything: grants for settings, and a baseline for what no grant gives. */
import { describe, expect, it } from "vitest";
import { entryFor, readBaseline, writeBaseline } from "../../../src/evaluate/baseline.ts";
import { failsRun } from "../../../src/evaluate/result.ts";
import { decisionIn, isAllowed, permissionsUnder } from "../../../src/evaluate/permission.ts";
import { settingPermissionsUnder } from "../../../src/evaluate/setting-permission.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { type Baseline, baselinePath } from "../../../src/policy/model.ts";
import { listCsv } from "../../../src/reports/list/csv.ts";
import { listCyclonedx } from "../../../src/reports/list/cyclonedx.ts";
import { listHtml } from "../../../src/reports/list/html.ts";
import { listJson } from "../../../src/reports/list/json.ts";
import { listPretty } from "../../../src/reports/list/pretty.ts";
import { rowsOfCsv } from "../../support/consumers.ts";
import { faultsIn, listFormat } from "../../support/formats.ts";
import { agent, inputFor, judged, type Judging, policyPath, type Repository } from "../../support/judging.ts";

const screen = { color: false, columns: 100 };
const file = (name: string) => `.claude/agents/${name}.md`;

async function listed(files: Repository, judging: Judging) {
  const [result, { options }] = [await judged(files, judging), await inputFor(files, judging)];
  return {
    ...result,
    permissionOf: permissionsUnder(options.decisions, result.inspection, result.findings),
    settingPermissionOf: settingPermissionsUnder(options.decisions, result.findings),
  };
}

/** The baseline of all that is found. */
async function acceptedIn(files: Repository, policy: string): Promise<Baseline> {
  const { findings } = await judged(files, { policy });
  const text = writeBaseline(findings.map(({ finding, fingerprint }) => entryFor(finding, fingerprint)));
  const baseline = readBaseline({ path: baselinePath, text });
  if ("kind" in baseline) throw new Error("not a baseline");
  return baseline;
}

/** The rows of the CSV by name, each as a record. */
function csvOf(result: Awaited<ReturnType<typeof listed>>): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const [head = [], ...rows] = rowsOfCsv(listCsv(result, sha256));
  const records = rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ""])));
  return new Map(records.map((record) => [record["name"] ?? "", record]));
}

describe("a profile whose excess is in the baseline", () => {
  const files = {
    [file("lead")]: agent("lead", "Read, Task(worker)"),
    [file("worker")]: agent("worker", "Read, Bash"),
  };
  const policy = [
    "ceiling: [read]",
    "grants:",
    `  - { profiles: [lead], may: [delegate], reason: leads, owner: "@acme/dx" }`,
    `  - { profiles: [worker], may: [execute], reason: works, owner: "@acme/dx" }`,
    "",
  ].join("\n");

  it("is refused without the baseline", async () => {
    const result = await listed(files, { policy });
    expect(result.findings.some((one) => failsRun(one, result))).toBe(true);
    expect(csvOf(result).get("lead")).toMatchObject({ allowed: "no", decision: "refused" });
  });

  it("is in the baseline in every format, and not called forbidden", async () => {
    const result = await listed(files, { policy, baseline: await acceptedIn(files, policy) });
    expect(result.findings.some((one) => failsRun(one, result))).toBe(false);
    expect(csvOf(result).get("lead")).toMatchObject({
      allowed: "no",
      decision: "baseline",
      refused_by: "max-capability",
    });
    const json = JSON.parse(listJson(result, sha256)) as object;
    expect(faultsIn(listFormat, json)).toEqual([]);
    expect(json).toMatchObject({ profiles: [{ decision: "baseline" }, { decision: "grant" }] });
    expect(listCyclonedx(result, sha256)).toMatch(/"agent-profile-check:decision",\s*"value": "baseline"/);
    expect(listHtml(result, sha256)).toContain(">in the baseline</span>");
    const text = listPretty(result, screen);
    expect(text).toMatch(/lead +Claude Code +in the baseline/);
    expect(text).toContain("1 in the baseline (max-capability): the check passes while it is listed there");
    expect(text).not.toContain("not allowed");
  });

  it("is refused again where it gains more", async () => {
    const baseline = await acceptedIn(files, policy);
    const more = { ...files, [file("lead")]: agent("lead", "Read, Bash, Task(worker)") };
    expect(csvOf(await listed(more, { policy, baseline })).get("lead")).toMatchObject({ decision: "refused" });
  });
});

describe("a setting next to the profiles", () => {
  const files = {
    [file("a")]: agent("a", "Read"),
    ".claude/settings.json": JSON.stringify({
      hooks: { Stop: [{ hooks: [{ type: "command", command: "./stop.sh" }] }] },
      permissions: { defaultMode: "acceptEdits", deny: ["Bash"] },
    }),
  };
  const granted = `ceiling: [read]
grants: [{ settings: [.claude/settings.json], may: [execute], reason: stops, owner: "@acme/dx", until: 2026-12-20 }]
rules: { no-permission-bypass: off }
`;
  const waived = `ceiling: [read]
rules: { no-permission-bypass: off }
waivers: [{ rule: max-capability, paths: [.claude/settings.json], reason: old, owner: "@acme/dx", until: 2026-12-20 }]
`;
  const refused = "ceiling: [read]\n";
  const hook = async (policy: string) => {
    const result = await listed(files, { policy });
    return { result, row: csvOf(result).get("hooks.Stop") };
  };

  it.each([
    ["by a grant", granted, "yes", "grant", `${policyPath}:2`],
    ["by the ceiling", "ceiling: [read, execute]\nrules: { no-permission-bypass: off }\n", "yes", "ceiling", ""],
    ["by a waiver", waived, "yes", "waived", ""],
    ["not at all", refused, "no", "refused", ""],
    ["where no policy states a ceiling", "{}\nrules: { no-permission-bypass: off }\n".slice(3), "no", "no-policy", ""],
  ])("is allowed %s", async (_, policy, allowed, decision, grant) => {
    const { result, row } = await hook(policy);
    expect(row).toMatchObject({ allowed, decision, grant });
    const json = JSON.parse(listJson(result, sha256)) as {
      readonly layers: readonly { readonly authority: readonly Readonly<Record<string, unknown>>[] }[];
    };
    expect(faultsIn(listFormat, json)).toEqual([]);
    const setting = json.layers.flatMap(({ authority }) => authority).find((one) => one["setting"] === "hooks.Stop");
    expect(setting).toMatchObject({ allowed: allowed === "yes", decision });
    expect(listCyclonedx(result, sha256)).toContain(`"value": "${decision}"`);
  });

  it("has its grant, owner and last day on the page and in the table of a terminal", async () => {
    const { result } = await hook(granted);
    expect(listHtml(result, sha256)).toContain(">until 2026-12-20</span>");
    expect(listPretty(result, screen)).toMatch(/starts code|asks less/);
    expect(listPretty(result, screen)).toContain(`grant :2  .claude/settings.json`);
    expect(listPretty((await hook(refused)).result, screen)).toMatch(/not allowed +\.claude\/settings\.json/);
  });

  it("has no decision where it limits, or only asks less and nothing refuses it", async () => {
    const { result } = await hook(granted);
    const of = (effect: string) =>
      result.settingPermissionOf({ host: "claude", path: ".claude/settings.json", effect, may: [] });
    expect(of("narrows")).toBeUndefined();
    expect(of("auto-approves")).toBeUndefined();
  });

  it("is allowed exactly where the check has no error about what it starts", async () => {
    for (const policy of [granted, waived, refused]) {
      const { result } = await hook(policy);
      const fails = result.findings.some((one) => one.finding.rule === "max-capability" && failsRun(one, result));
      const permission = result.settingPermissionOf({
        host: "claude",
        path: ".claude/settings.json",
        effect: "widens",
        may: ["execute"],
      });
      expect(permission && isAllowed(permission)).toBe(!fails);
      expect(permission && decisionIn(permission) === "refused").toBe(fails);
    }
  });
});
