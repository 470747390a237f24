/**
 * Gemini CLI: its own configuration and agent registry, imported from the installed package. Agents load as in a
 * trusted project whose agents were all acknowledged. A remote agent's card would be fetched; its registration is noted
 * instead.
 */
import { join } from "node:path";
import type { Bench, LabHost } from "../frame/host.ts";
import { importWith } from "../frame/module.ts";
import { plant } from "../frame/plant.ts";
import { initRepository } from "../frame/program.ts";
import { type Case, isObject, type Json, plain } from "../frame/vectors.ts";

interface Definition {
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  readonly displayName?: string;
  readonly modelConfig?: { readonly model?: string };
  /** Names of tools, or tools themselves. */
  readonly toolConfig?: { readonly tools?: readonly unknown[] };
  readonly mcpServers?: object;
  readonly promptConfig?: { readonly systemPrompt?: string };
  readonly runConfig?: object;
  readonly metadata?: { readonly filePath?: string };
}

interface Registry {
  getAllDefinitions(): readonly Definition[];
}

/** How the registry keeps its agents. */
interface RegistryStore {
  readonly allDefinitions: Map<string, Definition>;
  readonly agents: Map<string, Definition>;
}

interface Config {
  initialize(): Promise<void>;
  getAgentRegistry(): Registry;
  getAcknowledgedAgentsService(): { isAcknowledged: () => Promise<boolean> };
}

/** What the package exports. */
interface Core {
  readonly Config: new (settings: object) => Config;
  readonly coreEvents: {
    on(event: "user-feedback", listener: (feedback: { severity: string; message: string }) => void): void;
  };
  loadAgentsFromDirectory(folder: string): Promise<{
    readonly errors: readonly { readonly filePath: string; readonly message: string }[];
  }>;
}

const host: LabHost = {
  packages: ["@google/gemini-cli"],
  vectors: "gemini",
  // Files are read at the same time, so their order says nothing.
  unordered: ["files", "feedback"],
  async measure(bench, cases) {
    const folder = join(bench.installed, "node_modules/@google/gemini-cli/bundle");
    const core = (await importWith(folder, ["Config", "coreEvents", "loadAgentsFromDirectory"])) as Core;
    const feedback: string[] = [];
    core.coreEvents.on("user-feedback", ({ severity, message }) => feedback.push(`${severity}: ${message}`));
    const folderOfFirst = join(bench.scratch, "first");
    plant(folderOfFirst, []);
    const first = configFor(core, folderOfFirst, {});
    await first.initialize();
    leaveCardsOut(first.getAgentRegistry());
    // The feedback has no sender, so cases go one after another.
    for (const one of cases) {
      feedback.length = 0;
      bench.report(one.name, { expected: await outcomeOf(bench, core, one, feedback) });
    }
  },
};
export default host;

function configFor(core: Core, root: string, settings: object): Config {
  const session = { sessionId: "lab", debugMode: false, interactive: false, model: "gemini-2.5-pro" };
  return new core.Config({
    ...session,
    targetDir: root,
    cwd: root,
    trustedFolder: true,
    folderTrust: false,
    ...settings,
  });
}

/** Notes a remote agent without fetching its card, which could only wait here. */
function leaveCardsOut(registry: Registry): void {
  Object.assign(Object.getPrototypeOf(registry), {
    async registerRemoteAgent(this: RegistryStore, agent: Definition) {
      this.allDefinitions.set(agent.name, agent);
      this.agents.set(agent.name, agent);
    },
  });
}

async function outcomeOf(bench: Bench, core: Core, one: Case, feedback: readonly string[]): Promise<Json> {
  const root = join(bench.scratch, "case", one.name, "project");
  plant(root, one.tree);
  initRepository(root);
  const relative = (path: string) => path.replaceAll(`${root}/`, "");
  const config = configFor(core, root, isObject(one.config) ? one.config : {});
  config.getAcknowledgedAgentsService().isAcknowledged = async () => true;
  const { errors } = await core.loadAgentsFromDirectory(join(root, ".gemini", "agents"));
  const failures: string[] = [];
  await config.initialize().catch((error: unknown) => failures.push(`init ${String(error)}`));
  const files = config
    .getAgentRegistry()
    .getAllDefinitions()
    .flatMap((agent) => {
      const path = agent.metadata?.filePath;
      return path?.startsWith(`${root}/`) ? [{ path: relative(path), ok: definitionOf(agent) }] : [];
    });
  return plain({
    files: [
      ...files,
      ...errors.map(({ filePath, message }) => ({ path: relative(filePath), error: relative(message) })),
    ],
    feedback: [...feedback, ...failures].map(relative),
  });
}

function definitionOf(agent: Definition): Json {
  const names = agent.toolConfig?.tools?.filter((tool) => typeof tool === "string");
  return plain({
    name: agent.name,
    kind: agent.kind,
    description: agent.description,
    displayName: agent.displayName ?? null,
    model: agent.modelConfig?.model ?? null,
    tools: names ?? null,
    servers: agent.mcpServers ? Object.keys(agent.mcpServers) : null,
    prompt: agent.promptConfig?.systemPrompt ?? null,
    run: agent.runConfig ?? null,
  });
}
