/**
 * Hosts that are known and not checked: where each looks, and what is known of its files. Their folders are reported
 * like those of unknown hosts, with the name of the host.
 */

/** One row of the table below. */
export interface UncheckedHost {
  readonly title: string;
  /** Its directory, in lower case. */
  readonly directory: string;
  /** Its files, for people. */
  readonly files: string;
  /** What is known of power in them, for people. May hold Markdown. */
  readonly says: string;
  /** The program and version, or the page, that the row was taken from. Nothing here was measured. */
  readonly source: string;
}

/** In the order of their titles. */
export const uncheckedHosts: readonly UncheckedHost[] = [
  {
    title: "Devin",
    directory: ".devin",
    files: "`.devin/agents/<id>/AGENT.md`",
    says: "`allowed-tools`, `permissions`",
    source: "a converter, dyoshikawa/rulesync@cfebcd7",
  },
  {
    title: "iFlow",
    directory: ".iflow",
    files: "`.iflow/agents/*.md`",
    says: "`allowedTools`, `allowedMcps`, `isInheritTools`; what an absent list means is not known",
    source: "platform.iflow.cn/en/cli/examples/subagent",
  },
  {
    title: "Rovo Dev",
    directory: ".rovodev",
    files: "`.rovodev/subagents/*.md`",
    says: "`tools`",
    source: "a converter, dyoshikawa/rulesync@cfebcd7",
  },
  {
    title: "Trae",
    directory: ".trae",
    files: "`.trae/agents/*.md`",
    says: "the files are in repositories; no text describes their keys",
    source: "repositories that hold such files",
  },
];

const byDirectory: ReadonlyMap<string, UncheckedHost> = new Map(uncheckedHosts.map((host) => [host.directory, host]));

/** The host whose folder a path is in, by the name of its directory: `packages/x/.devin/agents`. */
export function uncheckedHostOf(path: string): UncheckedHost | undefined {
  const [directory = ""] = path.toLowerCase().split("/").slice(-2, -1);
  return byDirectory.get(directory);
}
