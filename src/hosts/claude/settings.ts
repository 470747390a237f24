/** The settings files beside an agents directory: what they widen, narrow or switch off for every subagent. */
import { readOne } from "../../gather.ts";
import type { Authority, Problem } from "../../load.ts";
import { isNothing, lastOf, type Node, textOf } from "../../node.ts";
import { join } from "../../path.ts";
import type { Survey } from "../../survey.ts";
import { parseYaml } from "../../syntaxes/yaml/index.ts";
import type { Place, Source } from "../../text.ts";

/** In a `.claude` folder; the later wins, and a repository may hold both. */
export const settingsFiles = ["settings.json", "settings.local.json"] as const;

/** What a `.claude` folder's settings decide (the mirror's settings reference and permissions pages, @ec68a5b). */
export async function settingsIn(survey: Survey, folder: string): Promise<{ readonly authority: readonly Authority[]; readonly unjudged: readonly Problem[] }> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const name of settingsFiles) {
    const source = await readOne(survey, join(folder, name));
    if (source === undefined) continue;
    if ("message" in source) unjudged.push(source);
    else if (telling.test(source.text)) {
      const { node, problems } = await parseYaml(withoutComments(source.text), 0);
      authority.push(...authorityOf(source, node));
      const [problem] = problems;
      if (problem) unjudged.push({ message: `cannot be read as JSON: ${problem.message}`, at: { source, span: problem.span } });
    }
  }
  return { authority, unjudged };
}

const modes: { readonly [mode: string]: Pick<Authority, "effect" | "because"> } = {
  bypassPermissions: { effect: "bypasses", because: "runs every tool call without asking" },
  acceptEdits: { effect: "widens", because: "edits files without asking" },
  plan: { effect: "narrows", because: "lets tools only read" },
  dontAsk: { effect: "narrows", because: "denies whatever would need a question" },
};

/** Tools that need no question any more when a rule allows them bare. */
const broad = /^(?:\*|(?:Bash|PowerShell|Edit|Write|WebFetch|Agent|Task)(?:\((?:\*|:\*|\*\*)?\))?|mcp__\*)$/;

/** Most settings files hold none of these, and need no parser. */
const telling = /"(?:defaultMode|disableBypassPermissionsMode|disableAllHooks|enableAllProjectMcpServers|allow|deny)"|\\u/;

function authorityOf(source: Source, node: Node): readonly Authority[] {
  const permissions = lastOf(node, "permissions");
  const found: Authority[] = [];
  const at = (from: Node): Place => ({ source, span: from.span });
  const add = (setting: string, from: Node, effect: Authority["effect"], because: string, value = textOf(from) ?? "…"): void => {
    found.push({ setting, value, effect, because, at: at(from) });
  };
  const mode = lastOf(permissions, "defaultMode");
  const known = mode && Object.hasOwn(modes, textOf(mode) ?? "") ? modes[textOf(mode) ?? ""] : undefined;
  if (mode && known) add("permissions.defaultMode", mode, known.effect, known.because);
  const disable = lastOf(permissions, "disableBypassPermissionsMode");
  if (disable && textOf(disable) === "disable") add("permissions.disableBypassPermissionsMode", disable, "narrows", "lets nobody bypass the questions");
  for (const rule of itemsOf(lastOf(permissions, "allow"))) {
    if (broad.test(textOf(rule) ?? "")) add("permissions.allow", rule, "widens", "allows the tool without asking, whatever it is called with");
  }
  for (const rule of itemsOf(lastOf(permissions, "deny"))) if (!isNothing(rule)) add("permissions.deny", rule, "narrows", "is denied in every mode");
  const hooksOff = lastOf(node, "disableAllHooks");
  if (hooksOff && textOf(hooksOff) === "true") add("disableAllHooks", hooksOff, "widens", "switches off hooks that guard tools");
  const servers = lastOf(node, "enableAllProjectMcpServers");
  if (servers && textOf(servers) === "true") add("enableAllProjectMcpServers", servers, "widens", "connects every server of `.mcp.json` without asking");
  return found;
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === "list" ? node.items.slice(0, 1_000) : [];
}

/** JSON with its comments as spaces: whether the host takes comments is UNVERIFIED, so what stands beside them counts. */
function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|\t|^\ufeff/g, (token) => (token.startsWith('"') ? token : token.replace(/[^\n]/g, " ")));
}
