/** Finds what an author wrote for a role and Codex does not apply. */
import type { Ineffective } from "../../../model/profile.ts";
import type { Place } from "../../../repo/text.ts";
import type { Declared } from "./declared.ts";
import type { Edition } from "../edition.ts";
import { asksLess, comparedWith, decided, decidedSince0169, sandboxOf } from "./decided.ts";
import { entriesAt, settingAt, type Settings } from "../settings/effective.ts";
import { placeIn, type Placed } from "./fault.ts";
import { metadata } from "./document.ts";
import type { Candidate } from "./roles.ts";
import { recentShapes } from "../settings/recent.ts";
import type { Surroundings } from "./surroundings.ts";
import { nestedKeys, roleKeys } from "../settings/index.ts";
import { shapesOf } from "../settings/shapes.ts";
import { isFalse } from "../../../parsers/node.ts";

const allDecided = { ...decided, ...decidedSince0169 };

/** `around.sessions` are the settings of the sessions that have the role. */
export function ineffectiveIn(
  candidate: Candidate,
  settings: Settings | undefined,
  { replaced, sessions }: Pick<Surroundings, "replaced" | "sessions">,
): readonly Ineffective[] {
  const { declared, file } = candidate;
  const { edition } = candidate.layer;
  return [
    ...(settings
      ? [
          ...bySession(settings, sessions, edition),
          ...(edition.recent ? unapplied(settings) : inRoleFile(settings, edition)),
        ]
      : []),
    ...(declared ? inTable(declared) : []),
    ...(declared && file ? overruled(candidate, declared, "the role file sets it too and wins") : []),
    ...(declared && file?.name && file.name.value !== declared.key ? [renamed(declared, file.name)] : []),
    ...(replaced
      ? [...inTable(replaced), ...overruled(candidate, replaced, "the role file in `agents` replaces the whole table")]
      : []),
  ];
}

/**
 * Settings of a role that its session decides in its place. What asks less is a bypass without effect. Where every
 * session has the role's own value, its limit is in force all the same; where they are stricter, the role has no limit
 * to lose.
 */
function bySession(
  settings: Settings,
  sessions: readonly (readonly Settings[])[],
  { recent }: Edition,
): readonly Ineffective[] {
  const keys = recent ? allDecided : decided;
  return settings.root.entries.flatMap(({ name = "", key }): Ineffective[] => {
    const what = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (what === undefined || asksLess(name, settings)) return [];
    const compared = comparedWith(name, settings, sessions);
    if (compared === "same") return [];
    const isStricter = compared === "stricter";
    const here = what === "its sandbox" ? `, here ${sandboxOf(sessions)}` : isStricter ? "" : elsewhere;
    return [
      {
        kind: isStricter ? "value" : "session",
        what: name,
        because: `a role gets ${what} from the session that starts it${here}${isStricter ? ", which is stricter" : ""}`,
        at: placeIn(settings.source, key),
        ...(recent ? {} : { certainty: "documented" as const }),
      },
    ];
  });
}

const elsewhere = "; set it in `.codex/config.toml`, where it applies to the main session too";

function inRoleFile(settings: Settings, edition: Edition): readonly Ineffective[] {
  const { source } = settings;
  const unknown = Object.entries(nestedKeys).flatMap(([table, keys]) =>
    entriesAt(settings, table)
      .filter(({ name }) => !keys.includes(name))
      .map(({ name, key }): Ineffective => {
        const because = `unknown key in \`[${table}]\``;
        return {
          kind: isLimit(name, edition) ? "limit" : "value",
          what: `${table}.${name}`,
          because,
          at: placeIn(source, key),
        };
      }),
  );
  const old = settingAt([settings], "experimental_instructions_file");
  const value = (what: string, because: string, at: Place): Ineffective => ({ kind: "value", what, because, at });
  const has = (server: string, field: string): boolean =>
    settingAt([settings], "mcp_servers", server, field) !== undefined;
  return [
    ...unknown,
    ...(old
      ? [value("experimental_instructions_file", "this key was removed; write `model_instructions_file`", old.at)]
      : []),
    ...entriesAt(settings, "mcp_servers")
      .filter(({ name }) => !has(name, "command") && !has(name, "url"))
      .map(({ name, key }) =>
        value(`mcp_servers.${name}`, "this server has neither a `command` nor a `url`", placeIn(source, key)),
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

/**
 * The keys of a role's file that edition `0.169` applies, apart from its features (openai/codex#39299,
 * `AgentRoleOverrides`).
 */
export const applied: ReadonlySet<string> = new Set([
  ...metadata.keys(),
  ..."developer_instructions model model_reasoning_effort model_reasoning_summary model_verbosity".split(" "),
  ..."personality service_tier features skills".split(" "),
]);

/** Features that a role can switch off. */
const features = /^(?:shell_tool|apps|connectors|personality|plugins|memories|memory_tool|request_permissions_tool)$/;

/** Keys of a role's file that edition `0.169` reads and applies to nothing. */
function unapplied({ source, root }: Settings): readonly Ineffective[] {
  const found = root.entries.flatMap(({ name = "", key }): Ineffective[] => {
    if (applied.has(name) || !recentShapes.has(name) || Object.hasOwn(allDecided, name)) return [];
    const fact = { what: name, at: placeIn(source, key) };
    if (name === "instructions")
      return [
        {
          ...fact,
          kind: "value",
          because: "the prompt of a role is its `developer_instructions`",
          cause: "developer_instructions",
        },
      ];
    const because = "a role file sets only `developer_instructions` and settings of the model";
    return [{ ...fact, kind: cosmetic.test(name) ? "metadata" : "value", because }];
  });
  const switches = entriesAt({ source, root }, "features").filter(
    ({ name, value }) => !isFalse(value) || !features.test(name),
  );
  return [
    ...found,
    ...switches.map(
      ({ name, key }): Ineffective => ({
        kind: "value",
        what: `features.${name}`,
        because: "a role can turn off only its shell, apps, personality, plugins and memory",
        at: placeIn(source, key),
      }),
    ),
  ];
}

function inTable({ key, config, table }: Declared): readonly Ineffective[] {
  return (table.kind === "table" ? table.entries : []).flatMap(({ name, key: written }): Ineffective[] => {
    if (name === undefined || Object.hasOwn(roleKeys, name)) return [];
    const because = "only `description`, `config_file` and `nickname_candidates` of a role's table are read";
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
  const differs = <T>(own: Placed<T> | undefined, written: Placed<T> | undefined): boolean =>
    written !== undefined && String(own?.value) !== String(written.value);
  const overrule = (what: string, { at }: Placed<unknown>): Ineffective => ({
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

function renamed({ key, at }: Declared, name: Placed<string>): Ineffective {
  return {
    kind: "value",
    what: `agents.${key}`,
    because: `the role file has the name \`${name.value}\`, so there is no role \`${key}\``,
    at,
  };
}
