/** What an author wrote for a role that this host does not act on. */
import type { Ineffective } from "../../profile.ts";
import type { Place } from "../../text.ts";
import type { Declared } from "./declared.ts";
import { entriesAt, isTrue, settingAt, type Settings } from "./effective.ts";
import { placeIn, type Said } from "./fault.ts";
import { metadata } from "./role.ts";
import type { Candidate } from "./roles.ts";
import { nestedKeys, roleKeys, settingShapes } from "./settings.ts";

export function ineffectiveIn(candidate: Candidate, settings: Settings | undefined, replaced: Declared | undefined): readonly Ineffective[] {
  const { declared, file } = candidate;
  return [
    ...(settings ? inRoleFile(settings) : []),
    ...(declared ? inTable(declared) : []),
    ...(declared && file ? overruled(candidate, declared, "the role file says it too, and its own word counts") : []),
    ...(declared && file?.name && file.name.value !== declared.key ? [renamed(declared, file.name)] : []),
    ...(replaced ? [...inTable(replaced), ...overruled(candidate, replaced, "the role file in `agents` replaces the whole table")] : []),
  ];
}

function inRoleFile(settings: Settings): readonly Ineffective[] {
  const { source } = settings;
  const unknown = Object.entries(nestedKeys).flatMap(([table, keys]) =>
    entriesAt(settings, table)
      .filter(({ name }) => !keys.includes(name))
      .map(({ name, key }): Ineffective => {
        const because = `the host knows no such key in \`[${table}]\` and ignores it`;
        return { kind: isLimit(name) ? "limit" : "value", what: `${table}.${name}`, because, at: placeIn(source, key) };
      }),
  );
  const old = settingAt([settings], "experimental_instructions_file");
  const access = settingAt([settings], "sandbox_workspace_write", "network_access");
  const mode = settingAt([settings], "sandbox_mode")?.text;
  const inert = access && isTrue(access.value) && mode !== undefined && mode !== "workspace-write" ? access : undefined;
  const value = (what: string, because: string, at: Place): Ineffective => ({ kind: "value", what, because, at });
  const has = (server: string, field: string): boolean => settingAt([settings], "mcp_servers", server, field) !== undefined;
  return [
    ...unknown,
    ...(old ? [value("experimental_instructions_file", "the host no longer reads it; `model_instructions_file` took its place", old.at)] : []),
    ...(inert ? [value("sandbox_workspace_write.network_access", `it counts with \`workspace-write\`, and \`sandbox_mode\` is \`${mode}\``, inert.at)] : []),
    ...entriesAt(settings, "mcp_servers")
      .filter(({ name }) => !has(name, "command") && !has(name, "url"))
      .map(({ name, key }) => value(`mcp_servers.${name}`, "a server has a `command` or a `url`, and this one has neither", placeIn(source, key))),
  ];
}

/** Words that sound as if they took something away from the role. */
const limiting = /sandbox|approval|permission|tools?$|tool_|deny|allow|read_?only|network/i;

/** In a table of limits a key that nobody knows is a limit that does not hold, unless it strayed in from the top level. */
function isLimit(name: string): boolean {
  return limiting.test(name) || !(metadata.has(name) || settingShapes.has(name));
}

function inTable({ key, config, table }: Declared): readonly Ineffective[] {
  return (table.kind === "table" ? table.entries : []).flatMap(({ name, key: written }): Ineffective[] => {
    if (name === undefined || Object.hasOwn(roleKeys, name)) return [];
    const because = "a role's table takes `description`, `config_file` and `nickname_candidates`; the host ignores the rest";
    return [{ kind: limiting.test(name) ? "limit" : "value", what: `agents.${key}.${name}`, because, at: placeIn(config.source, written) }];
  });
}

function overruled({ description, nicknames }: Candidate, table: Declared, because: string): readonly Ineffective[] {
  const differs = <T>(own: Said<T> | undefined, written: Said<T> | undefined): boolean => written !== undefined && String(own?.value) !== String(written.value);
  const overrule = (what: string, { at }: Said<unknown>): Ineffective => ({ kind: "value", what: `agents.${table.key}.${what}`, because, at });
  return [
    ...(table.description && differs(description, table.description) ? [overrule("description", table.description)] : []),
    ...(table.nicknames && differs(nicknames, table.nicknames) ? [overrule("nickname_candidates", table.nicknames)] : []),
  ];
}

function renamed({ key, at }: Declared, name: Said<string>): Ineffective {
  return { kind: "value", what: `agents.${key}`, because: `the role file calls itself \`${name.value}\`, so there is no role \`${key}\``, at };
}
