/** Kiro and Amazon Q: an agent that includes the servers of its workspace has their power, and gets what they gain. */
import { describe, expect, it } from "vitest";
import { judged, type Repository } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";

const hosts = [
  ["kiro", ".kiro/agents/a.json", ".kiro/settings/mcp.json", "includeMcpJson"],
  ["kiro", ".kiro/agents/a.json", ".kiro/settings/mcp.json", "useLegacyMcpJson"],
  ["amazonq", ".amazonq/cli-agents/a.json", ".amazonq/mcp.json", "useLegacyMcpJson"],
] as const;

describe.each(hosts)("%s: %s with %s by %s", (host, path, servers, key) => {
  const agent = (more: object): string => JSON.stringify({ name: "a", description: "Reads it.", tools: [], ...more });
  const including: Repository = { [path]: agent({ [key]: true }) };
  const having = (config: object): Repository => ({ [servers]: JSON.stringify({ mcpServers: { docs: config } }) });
  const plain: Repository = { [path]: agent({}) };
  const findings = async (files: Repository, base: Repository): Promise<readonly string[]> =>
    (await judged(files, { base, policy: "ceiling: [read]\n" })).findings.flatMap(({ state, finding }) =>
      state === "new" && finding.host === host && finding.rule === "max-capability"
        ? [`${finding.at.source.path} ${finding.kind ?? ""}`.trim()]
        : [],
    );

  it("reports what the key gives", async () => {
    const servers = having({ command: "npx" });
    const { changes } = await changeBetween({ ...plain, ...servers }, { ...including, ...servers });
    expect(changes.flatMap(({ widenings }) => widenings.map(({ capability }) => capability))).toEqual([
      "execute",
      "external",
    ]);
    expect(await findings({ ...including, ...servers }, { ...plain, ...servers })).not.toEqual([]);
  });

  it.each([
    [{}, { command: "npx" }],
    [{ command: "npx" }, { command: "npx", args: ["evil"] }],
    [{ command: "npx" }, { command: "npx", env: { NODE_OPTIONS: "x" } }],
    [
      { command: "npx", disabled: true },
      { command: "npx", disabled: false },
    ],
  ])("reports a server that is another one: %j: %j", async (before, after) => {
    const [base, head] = [before, after].map((config) => ({ ...including, ...having(config) }));
    expect(await findings(head ?? {}, base ?? {})).toContain(`${servers} server`);
    const { settings, changes } = await changeBetween(base ?? {}, head ?? {});
    expect(changes.length + (settings?.length ?? 0)).toBeGreaterThan(0);
  });

  it("gives nothing to an agent without the key", async () => {
    const head = { ...plain, ...having({ command: "npx" }) };
    // What the settings themselves start is reported with them.
    expect(await findings(head, plain)).toEqual([`${servers} settings`]);
  });
});
