/** Finds keys of a plugin's profile that the host ignores for safety, and applies in a project's profile. */
import { isEmptyValue, type Table, textOf } from "../../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../../model/profile.ts";
import type { Place, Source } from "../../../repo/text.ts";

const keys = ["permissionMode", "hooks", "mcpServers", "observer", "observerMessage", "observeSubagents"];

/** A plugin's profile without the keys that the host ignores. */
export function withoutIgnored(table: Table): Table {
  return { ...table, entries: table.entries.filter(({ name }) => name === undefined || !keys.includes(name)) };
}

/** The values of these keys, as limits and bypasses without effect. `bypasses`: those of the same text in a project. */
export function ignoredIn(
  table: Table,
  source: Source,
  bypasses: readonly Bypass[],
): { readonly ineffective: readonly Ineffective[]; readonly bypasses: readonly Bypass[] } {
  const ineffective = table.entries.flatMap(({ name = "", value }): readonly Ineffective[] => {
    if (!keys.includes(name) || isEmptyValue(value)) return [];
    const at: Place = { source, span: value.span };
    if (name !== "permissionMode")
      return [{ kind: "value", what: name, because: "it is ignored in a plugin's subagent", at }];
    const mode = textOf(value) ?? "…";
    if (/^(?:plan|dontAsk)$/.test(mode))
      return [
        {
          kind: "limit",
          what: `permissionMode: ${mode}`,
          because: "it is ignored in a plugin's subagent, so it limits nothing",
          at,
        },
      ];
    return bypasses.some(({ at: { span } }) => span.start === value.span.start)
      ? []
      : [{ kind: "value", what: `permissionMode: ${mode}`, because: "it is ignored in a plugin's subagent", at }];
  });
  return {
    ineffective,
    bypasses: bypasses.map((bypass) => ({
      ...bypass,
      effect: "unhonoured",
      because: "does nothing in a plugin, but would take effect in a project",
    })),
  };
}
