/** Reads the uses of this tool in the shell scripts of husky and in the jobs of GitLab. */
import { nameOf } from "../../repo/path.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { commandsIn } from "./command.ts";
import { documentOf } from "./document.ts";
import { gitlabUses } from "./gitlab.ts";
import { commandFiles, type GateUses, gitHook } from "./usage.ts";

/** The uses in the script of a husky hook, or in the configuration of GitLab. */
export async function commandUsesIn(source: Source): Promise<GateUses> {
  const placeWithout = () => startOf(source);
  if (commandFiles.husky.test(source.path)) return { source, uses: huskyUses(source), placeWithout };
  const document = await documentOf(source, "gitlab");
  return "kind" in document
    ? { source, uses: [], problem: { source, span: document.span }, placeWithout }
    : { source, uses: gitlabUses(document, source), placeWithout };
}

function huskyUses(source: Source): GateUses["uses"] {
  const { path, text } = source;
  const hook = nameOf(path);
  const start = text.indexOf("agent-profile-check");
  const at = start < 0 ? startOf(source) : { source, span: { start, end: start + "agent-profile-check".length } };
  return commandsIn(text, at).map(({ properties }) => ({
    kind: "command",
    name: `the command of the hook \`${hook}\``,
    home: hook,
    at,
    properties: new Map([...properties, gitHook(hook, at)]),
  }));
}
