/** Reads Claude Code's settings files. The program reads a file as a whole or not at all. */
import { withHooksOff } from "../../_kit/settings/hooks-off.ts";
import { readOne } from "../../_kit/loading/collect.ts";
import { authorityFrom, hooksIn, readSettings, type SettingRule } from "../../_kit/settings/index.ts";
import type { Authority, Layer, Problem } from "../../../model/load.ts";
import type { Ineffective } from "../../../model/profile.ts";
import { parseJson, parseJsonc } from "../../../parsers/json.ts";
import { lastOf, type Node, type SyntaxProblem } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { knownServers, knownSettings } from "./known.ts";
import { isOlder } from "../editions.ts";
import { wrongEvents } from "../hooks/index.ts";
import { lostGuardIn, wrongGuardIn } from "../hooks/lost-guards.ts";
import { type TypeFault, typeFaultIn } from "./types.ts";
import { launches, servers } from "./servers.ts";
import { rulesFor } from "./index.ts";
import { unknownIn } from "../../_kit/settings/unknown-settings.ts";
import { append } from "../../../repo/many.ts";

/** What the files of one directory decide, and the files that do not count. */
export interface SettingsFilesRead {
  readonly authority: readonly Authority[];
  /** Files that the tree cannot give. */
  readonly unjudged: readonly Problem[];
  readonly skipped: readonly SkippedFile[];
  /** Hooks that never run. */
  readonly ineffective?: readonly Ineffective[];
}

/** A settings file that the program skips. */
export interface SkippedFile {
  readonly path: string;
  readonly problem: Problem;
  /** What it decides in other versions of the edition: what widens. Empty if all of them skip the file. */
  readonly authority: readonly Authority[];
}

/** The settings files of one layer, in order. Blank files decide nothing. */
export async function readSettingsFiles(
  repo: RepoIndex,
  paths: readonly string[],
  layer: Layer["name"],
  edition: string,
): Promise<SettingsFilesRead> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  const skipped: SkippedFile[] = [];
  const ineffective: Ineffective[] = [];
  for (const path of paths) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    const read = "message" in source ? { unjudged: source } : settingsIn(source, layer, edition);
    if (read.unjudged) unjudged.push(read.unjudged);
    if (read.root && !("message" in source)) append(unjudged, unknownIn(settingsTable, read.root, source));
    const found = read.root && !("message" in source) ? authorityIn(read.root, source, rulesFor(layer, edition)) : [];
    if (read.problem)
      skipped.push({ path, problem: read.problem, authority: found.filter(({ effect }) => effect !== "narrows") });
    else {
      append(authority, found);
      if (read.root && !("message" in source)) append(ineffective, idleHooksIn(read.root, source));
    }
  }
  return { authority: withHooksOff(authority), unjudged, skipped, ineffective };
}

/** Hooks count too where their event has no such name in any known version: a later one may have it. */
function authorityIn(root: Node, source: Source, rules: readonly SettingRule[]): readonly Authority[] {
  const never = new Set(wrongEvents(lastOf(root, "hooks")).flatMap(({ what, meant }) => (meant ? [what] : [])));
  const hooks = hooksIn(root, source).filter(({ setting }) => !never.has(setting));
  return [...authorityFrom(rules, root, source), ...hooks];
}

function idleHooksIn(root: Node, source: Source): readonly Ineffective[] {
  return wrongEvents(lastOf(root, "hooks")).map(({ what, because, at, isGuard, varies }) => ({
    kind: isGuard ? "limit" : "value",
    what,
    because,
    cause: "hooks",
    at: { source, span: at.span },
    ...(varies === undefined ? {} : { varies }),
  }));
}

const settingsTable = { settingRules: rulesFor("project", ""), knownSettings };

interface Settings {
  readonly unjudged?: Problem;
  /** Why the program skips the file. */
  readonly problem?: Problem;
  /** What some version of the edition reads. */
  readonly root?: Node;
}

function settingsIn(source: Source, layer: Layer["name"], edition: string): Settings {
  if (source.text.trim() === "") return {};
  const problemAt = (message: string, span: Span): Problem => ({ message, at: { source, span } });
  const fault = strictFaultIn(source.text);
  if (fault)
    return { problem: problemAt(`it is not strict JSON (${fault.message}), so ${nothingApplies}`, fault.span) };
  const root = parseJsonc(source.text);
  if (root.kind === "problem") return { unjudged: problemAt(`cannot be read as JSON: ${root.message}`, root.span) };
  // In managed settings a value of the wrong type costs only its own key.
  const wrong = layer === "system" ? undefined : (typeFaultIn(root) ?? guardFaultIn(root, edition));
  if (!wrong) return { root };
  const problem = problemAt(`${wrong.message}, and because of it ${nothingApplies}`, wrong.span);
  // The versions before 2.1.240 were not measured with settings.
  return wrong.isLasting && edition !== "2.1" ? { problem } : { problem, root };
}

/** 2.1.240 skips a file for a fault in the hooks of a guard, and does not look for guards elsewhere. */
function guardFaultIn(root: Node, edition: string): TypeFault | undefined {
  if (root.kind !== "table") return undefined;
  const lost = isOlder(edition) ? wrongGuardIn(root, "settings") : lostGuardIn(root, "settings");
  return lost && { ...lost, isLasting: true };
}

const nothingApplies = "nothing in this file applies, not even `permissions.deny`";

/** Why JavaScript's own JSON parser refuses a text, after a byte-order mark; `undefined` where it does not. */
export function strictFaultIn(text: string): SyntaxProblem | undefined {
  // A blank in the mark's place keeps the offsets.
  const strict = text.replace(/^\ufeff/, " ");
  try {
    JSON.parse(strict);
    return undefined;
  } catch {
    const read = parseJson(strict);
    return read.kind === "problem" ? read : { kind: "problem", message: "no JSON", span: { start: 0, end: 0 } };
  }
}

/** The development servers that the desktop app starts. What else it makes of the file was not measured. */
export async function readLaunchFile(repo: RepoIndex, path: string): Promise<SettingsFilesRead> {
  return { ...(await readSettings(repo, [path], launches)), skipped: [] };
}

/** The servers of a `.mcp.json`. The program reads strict JSON there too; a wrong server costs only itself. */
export async function readServerFile(repo: RepoIndex, path: string): Promise<SettingsFilesRead> {
  const nobody: SettingsFilesRead = { authority: [], unjudged: [], skipped: [] };
  const source = await readOne(repo, path);
  if (source === undefined) return nobody;
  if ("message" in source) return { ...nobody, unjudged: [source] };
  if (source.text.trim() === "") return nobody;
  const problemAt = (message: string, span: Span): Problem => ({ message, at: { source, span } });
  const fault = strictFaultIn(source.text);
  if (fault) {
    const problem = problemAt(`it is not strict JSON (${fault.message}), so none of its servers starts`, fault.span);
    return { ...nobody, skipped: [{ path, problem, authority: [] }] };
  }
  const root = parseJsonc(source.text);
  return root.kind === "problem"
    ? { ...nobody, unjudged: [problemAt(`cannot be read as JSON: ${root.message}`, root.span)] }
    : {
        ...nobody,
        authority: authorityFrom(servers, root, source),
        unjudged: unknownIn({ settingRules: servers, knownSettings: knownServers }, root, source),
      };
}
