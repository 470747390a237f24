/** Finds what an author wrote for a role and Codex does not apply. */
import type { Ineffective } from "../../model/profile.ts";
import type { Place } from "../../repo/text.ts";
import type { Declared } from "./declared.ts";
import type { Edition } from "./edition.ts";
import { entriesAt, isTrue, settingAt, type Settings } from "./effective.ts";
import { placeIn, type Said } from "./fault.ts";
import { metadata } from "./document.ts";
import type { Candidate } from "./roles.ts";
import { applied, nestedKeys, roleKeys, shapesOf } from "./settings.ts";

export function ineffectiveIn(
  candidate: Candidate,
  settings: Settings | undefined,
  replaced: Declared | undefined,
): readonly Ineffective[] {
  const { declared, file } = candidate;
  return [
    ...(settings
      ? [
          ...inRoleFile(settings, candidate.layer.edition),
          ...(candidate.layer.edition.recent ? unapplied(settings, candidate.layer.edition) : []),
        ]
      : []),
    ...(declared ? inTable(declared) : []),
    ...(declared && file ? overruled(candidate, declared, "the role file says it too, and its own word counts") : []),
    ...(declared && file?.name && file.name.value !== declared.key ? [renamed(declared, file.name)] : []),
    ...(replaced
      ? [...inTable(replaced), ...overruled(candidate, replaced, "the role file in `agents` replaces the whole table")]
      : []),
  ];
}

function inRoleFile(settings: Settings, edition: Edition): readonly Ineffective[] {
  const { source } = settings;
  const unknown = Object.entries(nestedKeys).flatMap(([table, keys]) =>
    entriesAt(settings, table)
      .filter(({ name }) => !keys.includes(name))
      .map(({ name, key }): Ineffective => {
        const because = `the host knows no such key in \`[${table}]\` and ignores it`;
        return {
          kind: isLimit(name, edition) ? "limit" : "value",
          what: `${table}.${name}`,
          because,
          at: placeIn(source, key),
        };
      }),
  );
  const old = settingAt([settings], "experimental_instructions_file");
  const access = settingAt([settings], "sandbox_workspace_write", "network_access");
  const mode = settingAt([settings], "sandbox_mode")?.text;
  const inert = access && isTrue(access.value) && mode !== undefined && mode !== "workspace-write" ? access : undefined;
  const value = (what: string, because: string, at: Place): Ineffective => ({ kind: "value", what, because, at });
  const has = (server: string, field: string): boolean =>
    settingAt([settings], "mcp_servers", server, field) !== undefined;
  return [
    ...unknown,
    ...(old
      ? [
          value(
            "experimental_instructions_file",
            "the host no longer reads it; `model_instructions_file` took its place",
            old.at,
          ),
        ]
      : []),
    ...(inert
      ? [
          value(
            "sandbox_workspace_write.network_access",
            `it counts with \`workspace-write\`, and \`sandbox_mode\` is \`${mode}\``,
            inert.at,
          ),
        ]
      : []),
    ...entriesAt(settings, "mcp_servers")
      .filter(({ name }) => !has(name, "command") && !has(name, "url"))
      .map(({ name, key }) =>
        value(
          `mcp_servers.${name}`,
          "a server has a `command` or a `url`, and this one has neither",
          placeIn(source, key),
        ),
      ),
  ];
}

/** Words by which an author means to take a power from the role. */
const limiting = /sandbox|approval|permission|tools?$|tool_|deny|allow|read_?only|network/i;

/** In a table of limits, an unknown key is a limit without effect, unless it is a key of the top level. */
function isLimit(name: string, edition: Edition): boolean {
  return limiting.test(name) || !(metadata.has(name) || shapesOf(edition).has(name));
}

/** Settings of a session, which no author means as a limit of a role. */
const cosmetic =
  /^(?:tui|notice|history|audio|realtime|suppress_|check_for_|hide_|show_|file_opener|disable_paste|otel|analytics|feedback|desktop|log_dir)/;

/** Features that a role can switch off (openai/codex#39299, `AgentRoleOverrides`). */
const features = /^(?:shell_tool|apps|personality|plugins|memor\w*|request_permissions\w*)$/;

/**
 * Keys of a role's file that the recent edition reads and does not apply. Nearly every role has a `sandbox_mode`, which never
 * took effect, so it is reported as a removed key, not as a limit each time.
 */
function unapplied(settings: Settings, edition: Edition): readonly Ineffective[] {
  const { source, root } = settings;
  const known = shapesOf(edition);
  const found = root.entries.flatMap(({ name = "", key }): Ineffective[] => {
    if (applied.has(name) || metadata.has(name) || name === "agents" || !known.has(name)) return [];
    const kind =
      name === "sandbox_mode" || name === "sandbox_workspace_write"
        ? "removed-tool"
        : cosmetic.test(name)
          ? "metadata"
          : /^(?:approval_policy|default_permissions|permissions|tools)$/.test(name)
            ? "limit"
            : "value";
    return [
      {
        kind,
        what: name,
        because:
          "this edition applies a role's instructions and its model's settings, and no longer this: the parent's counts",
        at: placeIn(source, key),
      },
    ];
  });
  const enabled = entriesAt(settings, "features").filter(({ name, value }) => isTrue(value) || !features.test(name));
  const tier = settingAt([settings], "service_tier");
  return [
    ...found,
    ...enabled.map(
      ({ name, key }): Ineffective => ({
        kind: "value",
        what: `features.${name}`,
        because: "a role can only switch a few features off, and this is none of that",
        at: placeIn(source, key),
      }),
    ),
    ...(tier
      ? [
          {
            kind: "value" as const,
            what: "service_tier",
            because: "it is applied, and may then be overwritten by the parent's",
            at: tier.at,
          },
        ]
      : []),
  ];
}

function inTable({ key, config, table }: Declared): readonly Ineffective[] {
  return (table.kind === "table" ? table.entries : []).flatMap(({ name, key: written }): Ineffective[] => {
    if (name === undefined || Object.hasOwn(roleKeys, name)) return [];
    const because =
      "a role's table takes `description`, `config_file` and `nickname_candidates`; the host ignores the rest";
    return [
      {
        kind: limiting.test(name) ? "limit" : "value",
        what: `agents.${key}.${name}`,
        because,
        at: placeIn(config.source, written),
      },
    ];
  });
}

function overruled({ description, nicknames }: Candidate, table: Declared, because: string): readonly Ineffective[] {
  const differs = <T>(own: Said<T> | undefined, written: Said<T> | undefined): boolean =>
    written !== undefined && String(own?.value) !== String(written.value);
  const overrule = (what: string, { at }: Said<unknown>): Ineffective => ({
    kind: "value",
    what: `agents.${table.key}.${what}`,
    because,
    at,
  });
  return [
    ...(table.description && differs(description, table.description)
      ? [overrule("description", table.description)]
      : []),
    ...(table.nicknames && differs(nicknames, table.nicknames)
      ? [overrule("nickname_candidates", table.nicknames)]
      : []),
  ];
}

function renamed({ key, at }: Declared, name: Said<string>): Ineffective {
  return {
    kind: "value",
    what: `agents.${key}`,
    because: `the role file calls itself \`${name.value}\`, so there is no role \`${key}\``,
    at,
  };
}
