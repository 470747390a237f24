/** What `toolPermissions` of Augment's settings let pass: an ordered list, of which the first rule that fits decides. */
import { contentOf } from "../_kit/settings.ts";
import type { Authority } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";

const commands = /^(?:launch-process|shell|bash)$/;
const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch|write|edit)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;

/** Names of tools as the permissions page and npm `@augmentcode/auggie` 0.36.0 have them; there `*` is no name of a tool, elsewhere that is UNVERIFIED. */
export function permissionsIn(root: Node, source: Source): readonly Authority[] {
  const list = lastOf(root, "toolPermissions");
  const decided = new Set<string>();
  const guarded = new Set<string>();
  const found: Authority[] = [];
  for (const rule of list?.kind === "list" ? list.items : []) {
    if (textOf(lastOf(rule, "eventType")) === "tool-response") continue;
    const tool = textOf(lastOf(rule, "toolName")) ?? "";
    const bound = commands.test(tool) ? textOf(lastOf(rule, "shellInputRegex")) : undefined;
    const type = textOf(lastOf(lastOf(rule, "permission"), "type")) ?? "";
    const whole = bound === undefined || /^\^?(?:\.[*+])?\$?$/.test(bound);
    const meaning = decided.has(tool) || decided.has("*") ? undefined : meaningOf(type, tool, whole, guarded.has(tool));
    if (type === "deny" || type === "ask-user") guarded.add(tool);
    if (whole) decided.add(tool);
    if (meaning)
      found.push({
        setting: "toolPermissions",
        value: `${type} ${tool}${whole ? "" : ` ${bound}`}`.slice(0, 120),
        effect: meaning[0],
        because: meaning[1],
        content: contentOf(rule, source),
        at: { source, span: rule.span },
      });
  }
  return found;
}

function meaningOf(
  type: string,
  tool: string,
  whole: boolean,
  isGuarded: boolean,
): readonly [effect: Authority["effect"], because: string] | undefined {
  if (type === "deny") return ["narrows", "is denied"];
  if (type === "ask-user") return ["narrows", "is asked about"];
  if (type === "script-policy") return ["widens", "starts a command that decides instead of a person"];
  if (type === "webhook-policy") return ["widens", "asks an address that decides instead of a person"];
  if (type !== "allow" || reads.test(tool)) return undefined;
  if (whole && tool === "*") return ["bypasses", "may run every tool without asking"];
  if (whole && commands.test(tool))
    return [
      "auto-approves",
      isGuarded ? "runs every command without asking that no rule above it stops" : "runs every command without asking",
    ];
  if (whole && edits.test(tool)) return ["auto-approves", "changes any file without asking"];
  return ["widens", "is allowed without asking"];
}
