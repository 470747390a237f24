/** Qwen Code: its own configuration and subagent manager, imported from the installed package. */
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { importWith } from "../frame/module.ts";
import { plant } from "../frame/plant.ts";
import { initRepository } from "../frame/program.ts";
import { type Case, type Json, plain } from "../frame/vectors.ts";

interface Agent {
  readonly name: string;
  readonly description: string;
  readonly tools?: readonly string[];
  readonly disallowedTools?: readonly string[];
  readonly model?: string;
  readonly approvalMode?: string;
  readonly systemPrompt: string;
  readonly isBuiltin?: boolean;
  readonly filePath?: string;
}

interface Manager {
  listSubagents(options: { readonly force: boolean }): Promise<readonly Agent[]>;
  convertToRuntimeConfig(agent: Agent, config: Config): Promise<{ readonly toolConfig?: object }>;
  parseSubagentFile(path: string, level: "project"): Promise<Agent>;
}

interface Config {
  initialize(): Promise<void>;
  getSubagentManager(): Manager;
}

const host: LabHost = {
  packages: ["@qwen-code/qwen-code"],
  vectors: "qwen",
  unordered: ["files"],
  async measure(bench, cases) {
    const folder = join(bench.installed, "node_modules/@qwen-code/qwen-code/chunks");
    const { Config } = (await importWith(folder, ["Config", "SubagentManager"])) as {
      readonly Config: new (settings: object) => Config;
    };
    for (const one of cases) bench.report(one.name, { expected: await outcomeOf(bench, Config, one) });
  },
};
export default host;

async function outcomeOf(bench: Bench, Config: new (settings: object) => Config, one: Case): Promise<Json> {
  const root = join(bench.scratch, "case", one.name, "project");
  plant(root, one.tree);
  initRepository(root);
  const config = new Config({
    sessionId: "lab",
    targetDir: root,
    cwd: root,
    debugMode: false,
    model: "qwen3",
    interactive: false,
    trustedFolder: true,
    folderTrust: false,
    usageStatisticsEnabled: false,
  });
  // Without a key it ends with an error after the agents are there.
  await config.initialize().catch(() => undefined);
  const manager = config.getSubagentManager();
  const agents = await manager.listSubagents({ force: true });
  const files: Json[] = [];
  for (const path of one.tree.flatMap((entry) => entry.path ?? [])) {
    if (!/^\.qwen\/agents\/[^/]+\.md$/.test(path)) continue;
    const full = join(root, path);
    const listed = agents.find((agent) => !agent.isBuiltin && agent.filePath === full);
    const error = await manager.parseSubagentFile(full, "project").then(
      () => undefined,
      (problem: unknown) => (problem instanceof Error ? problem.message : String(problem)).replaceAll(`${root}/`, ""),
    );
    if (error !== undefined) files.push({ path, error });
    else if (listed) files.push({ path, ok: await agentOf(listed, manager, config) });
  }
  return { files };
}

async function agentOf(agent: Agent, manager: Manager, config: Config): Promise<Json> {
  const resolved = await manager.convertToRuntimeConfig(agent, config).then(
    ({ toolConfig }) => toolConfig ?? { tools: ["*"] },
    (problem: unknown) => `ERR ${problem instanceof Error ? problem.message : String(problem)}`,
  );
  return plain({
    name: agent.name,
    description: agent.description,
    tools: agent.tools ?? null,
    disallowedTools: agent.disallowedTools ?? null,
    model: agent.model ?? null,
    approvalMode: agent.approvalMode ?? null,
    prompt: agent.systemPrompt,
    resolved,
  });
}
