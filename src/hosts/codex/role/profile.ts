/** Makes a profile from a role. */
import { type Fact, implied, known, missing, stated, unreadable } from "../../../model/fact.ts";
import { isFalse, type Node, valueOf } from "../../../parsers/node.ts";
import { directoryOf } from "../../../repo/path.ts";
import type { Bypass, HookOrServer, Grant, NamedPath, Profile, Prompt, UnknownModel } from "../../../model/profile.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { type Place, startOf } from "../../../repo/text.ts";
import { meaningOf } from "../settings/authority.ts";
import { decided, sandboxOf } from "./decided.ts";
import type { Declared } from "./declared.ts";
import type { Edition } from "../edition.ts";
import { entriesAt, settingAt, type Settings, stringsOf } from "../settings/effective.ts";
import { placeIn } from "./fault.ts";
import { noPrompt, profileFrom } from "../../_kit/profiles/profile.ts";
import { ineffectiveIn } from "./ineffective.ts";
import { commandsOf, endpointGrants, searchGrants, serversOf, sessionGrants } from "./powers.ts";
import { nativeRole, type RoleFile } from "./document.ts";
import type { Candidate } from "./roles.ts";
import type { SessionPower, Surroundings } from "./surroundings.ts";
import { pathKeys } from "../settings/index.ts";

/** `undefined` where no part of the role could be read. */
export function readProfile(repo: RepoIndex, candidate: Candidate, around: Surroundings): Profile | undefined {
  const { declared, name } = candidate;
  const file = fileOf(candidate, around);
  if (!declared && !file?.root) return undefined;
  const settings = file?.root && { source: file.source, root: file.root };
  const own = candidate.file ? settings : undefined;
  const start = file ? startOf(file.source) : (declared?.at ?? startOf({ path: candidate.layer.folder, text: "" }));
  const model = wordFact(settings, "model", start);
  const unknownModel = unknownModelIn(known(model));
  return profileFrom({
    home: start,
    name: name ? stated(name.value, name.at) : wordFact(settings, "name", start),
    identity: name?.value,
    description: descriptionFact(candidate, around, start),
    model,
    ...(unknownModel ? { unknownModel } : {}),
    permissionMode: wordFact(settings, "approval_policy", start),
    grants: grantsFact(settings, around, start, candidate.layer.edition),
    onlyTools: () => ({
      title: '`sandbox_mode = "read-only"` in `.codex/config.toml`, which limits the main session too',
      safe: false,
      edits: [],
    }),
    ...(settings ? powersIn(settings, candidate.layer.edition) : {}),
    paths: pathsOf(repo, candidate, own),
    ineffective: ineffectiveIn(candidate, own, around),
    // Codex requires a prompt where it requires one; any other role has that of its session.
    hasDefaultPrompt: true,
    prompt: promptOf(declared, file, start),
    native: () => nativeOf(candidate),
  });
}

/** The powers that a role file gives apart from the sandbox: since edition `0.169`, none. */
function powersIn(
  settings: Settings,
  { recent }: Edition,
): Partial<Pick<Profile, "extraGrants" | "hooks" | "servers">> & Pick<Profile, "bypasses"> {
  if (recent) return { bypasses: bypassesOf(settings, [[]]) };
  const servers = serversOf(settings);
  const hooks = commandsOf(settings);
  return {
    extraGrants: [
      ...servers.flatMap(({ grants }) => grants),
      ...hooks.map(commandGrant),
      ...endpointGrants(settings),
      ...searchGrants(settings),
    ],
    hooks,
    servers: servers.map(({ name, kind, value, names, content = value, at }) => ({
      name,
      kind,
      value,
      ...(names ? { names } : {}),
      content,
      at,
    })),
    bypasses: bypassesOf(settings, [[], ...entriesAt(settings, "profiles").map(({ name }) => ["profiles", name])]),
  };
}

/** The role file in force: the candidate's own, or that of the role below it where it names none. */
export function fileOf({ file, declared }: Candidate, { lower }: Pick<Surroundings, "lower">): RoleFile | undefined {
  return file || declared?.configFile ? file : lower?.file;
}

function wordFact(settings: Settings | undefined, key: string, start: Place): Fact<string> {
  const found = settings && settingAt([settings], key);
  if (!found) return missing(start);
  if (found.text !== undefined)
    return found.text.trim() === "" && key === "name" ? missing(found.at) : stated(found.text, found.at);
  const [variant] = found.value.kind === "table" ? found.value.entries : [];
  return key === "approval_policy" && variant?.name !== undefined
    ? stated(variant.name, found.at)
    : unreadable(found.at, "is not a string");
}

function descriptionFact({ description, name, file }: Candidate, { lower }: Surroundings, start: Place): Fact<string> {
  if (description) return stated(description.value, description.at);
  const written = file?.root && settingAt([{ source: file.source, root: file.root }], "description");
  if (written) return unreadable(written.at, "is not a string");
  const inherited = lower?.description;
  return inherited
    ? implied(inherited.value, inherited.at, "a lower layer describes the role of this name")
    : missing(name?.at ?? start);
}

/** The union over all sessions that have the role; without any session the defaults of a trusted project. */
export function powerOfSessions(sessions: Surroundings["sessions"], { recent }: Edition): SessionPower {
  const all = sessions.length > 0 ? sessions : [[]];
  const unstatedAt = startOf({ path: "", text: "" });
  return {
    grants: once(all.flatMap((layers) => sessionGrants(layers, unstatedAt, recent))),
    unstatedAt: unstatedAt,
    because: `a role has its session's sandbox, which is ${sandboxOf(all)}`,
  };
}

/** What the sessions that have the role can do: a role's own sandbox is not applied. */
function grantsFact(
  settings: Settings | undefined,
  { power }: Surroundings,
  start: Place,
  { recent }: Edition,
): Fact<readonly Grant[]> {
  const grants = power.grants.map((grant) => (grant.at === power.unstatedAt ? { ...grant, at: start } : grant));
  const hasShell = !recent || !isFalse(settings && settingAt([settings], "features", "shell_tool")?.value);
  return implied(hasShell ? grants : grants.filter(({ capability }) => capability !== "execute"), start, power.because);
}

function once(grants: readonly Grant[]): readonly Grant[] {
  const keyOf = ({ tool, capability, at }: Grant): string =>
    JSON.stringify([tool, capability, at.source.path, at.span.start]);
  return [...new Map(grants.map((grant) => [keyOf(grant), grant])).values()];
}

function commandGrant({ name, value, at }: HookOrServer): Grant {
  return { tool: name, capability: "execute", scope: value, at };
}

/** Settings of a role that would ask less, which its session decides in its place. */
function bypassesOf(settings: Settings, paths: readonly (readonly string[])[]): readonly Bypass[] {
  return paths.flatMap((path) =>
    Object.entries(decided).flatMap(([key, what]): Bypass[] => {
      const found = settingAt([settings], ...path, key);
      if (!found) return [];
      const [effect, does] = meaningOf(key, found.text) ?? ["narrows"];
      if (effect === "narrows" || does === undefined) return [];
      const because = `${does}, but a role gets ${what} from the session that starts it`;
      return [
        { setting: [...path, key].join("."), value: found.text ?? "", effect: "unhonoured", because, at: found.at },
      ];
    }),
  );
}

function pathsOf(repo: RepoIndex, { declared, file }: Candidate, settings: Settings | undefined): readonly NamedPath[] {
  const named: NamedPath[] = [];
  const add = (directory: string, key: string, value: string, at: Place): void => {
    named.push({ key, value, reach: repo.reach(directory, directory, value), at });
  };
  if (declared?.configFile)
    add(directoryOf(declared.config.path), "config_file", declared.configFile.value, declared.configFile.at);
  if (!file || !settings) return named;
  for (const key of [...pathKeys, "js_repl_node_module_dirs"]) {
    const found = settingAt([settings], key);
    for (const value of stringsOf(found?.value)) if (found) add(directoryOf(file.path), key, value, found.at);
  }
  for (const { key, node } of nestedPaths(settings))
    for (const value of stringsOf(node)) add(directoryOf(file.path), key, value, placeIn(settings.source, node));
  return named;
}

/** Paths below the top level: where a server starts, and skills. */
function nestedPaths(settings: Settings): readonly { readonly key: string; readonly node: Node }[] {
  const servers = entriesAt(settings, "mcp_servers").flatMap(({ name, value }) => {
    const node = valueOf(value, "cwd");
    return node ? [{ key: `mcp_servers.${name}.cwd`, node }] : [];
  });
  const skills = settingAt([settings], "skills", "config")?.value;
  const listed = skills?.kind === "list" ? skills.items.flatMap((item) => valueOf(item, "path") ?? []) : [];
  return [...servers, ...listed.map((node) => ({ key: "skills.config.path", node }))];
}

function promptOf(declared: Declared | undefined, file: RoleFile | undefined, start: Place): Prompt {
  if (!file?.instructions) return noPrompt(start);
  return {
    source: "inline",
    path: declared ? file.path : null,
    text: file.instructions.value,
    at: file.instructions.at,
  };
}

function nativeOf({ declared, file, fault, description, nicknames }: Candidate): unknown {
  if (file) return nativeRole(file, declared?.key);
  if (fault || !declared || declared.configFile) return undefined;
  return {
    role_name: declared.key,
    description: description?.value ?? null,
    nickname_candidates: nicknames?.value ?? null,
    config: {},
  };
}

/**
 * Ids of Codex's own provider have a version or hyphens; a single word, or the name of Claude, is another program's.
 */
function unknownModelIn(id = ""): UnknownModel | undefined {
  if (/^claude-[\w.-]+$/i.test(id)) return { because: "it is an id of Claude Code" };
  return /^[a-z]+$/i.test(id) ? { because: "a single word is an alias of another program" } : undefined;
}
