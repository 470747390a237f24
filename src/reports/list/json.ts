/** `list --format json`: every host, layer and profile for other programs. */
import { known } from "../../model/fact.ts";
import { certaintyOf, certaintyOfHost, type HostLoad, type Subject } from "../../inspect/index.ts";
import { boundedLists } from "../bounded-lists.ts";
import { decisionJson } from "./decision.ts";
import { uncheckedFiles } from "./rows.ts";
import { targetOf } from "../setting-target.ts";
import { writeJson } from "../../sanitize/json.ts";
import type { Authority, Item, Problem } from "../../model/load.ts";
import { capabilitiesOf, type HookOrServer, grantsOf, type Profile, type ReachedSkill } from "../../model/profile.ts";
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import { positionAt } from "../../repo/text.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";

/** Version 1 of the format; keys are only ever added. */
export function listJson(
  {
    tool,
    repository,
    commit,
    date,
    inspection,
    ownersOf = () => [],
    permissionOf = () => undefined,
    settingPermissionOf,
  }: Pick<
    Result,
    "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf" | "settingPermissionOf"
  >,
  hash: Hash,
): string {
  return writeJson({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    repository,
    commit,
    date,
    hosts: inspection.loads.map(({ host, edition, load }) => ({
      host,
      edition,
      status: load.status,
      problem: problemOf(load.problem),
    })),
    ...boundedLists({
      layers: inspection.loads.flatMap((load) => layersOf(load, hash, settingPermissionOf)),
      profiles: inspection.subjects.map((subject) => profileOf(subject, hash, { ownersOf, permissionOf })),
      strangers: inspection.unknownHosts,
      unchecked: uncheckedFiles(inspection).map(({ host, edition, message, at }) => ({
        host,
        edition,
        message,
        path: at.source.path,
        ...positionAt(at.source, at.span.start),
      })),
    }),
  });
}

function layersOf({ host, load }: HostLoad, hash: Hash, permissionOf: Result["settingPermissionOf"]) {
  return load.layers.map(({ name, root, status, problem, authority }) => ({
    host,
    layer: name,
    root,
    status,
    problem: problemOf(problem),
    authority: authority.map((one) => settingOf(one, host, hash, permissionOf)),
  }));
}

/** `target`: what it starts or leads to, where `value` is a placeholder. */
function settingOf(one: Authority, host: string, hash: Hash, permissionOf: Result["settingPermissionOf"]) {
  const { setting, value, effect, at, certainty, may = [] } = one;
  const { through: _, ...permission } = permissionJson(permissionOf?.({ host, path: at.source.path, effect, may }));
  return {
    setting,
    value: withoutSecrets(value, hash, setting),
    target: targetOf(one, hash),
    path: at.source.path,
    line: positionAt(at.source, at.span.start).line,
    effect,
    certainty: certainty ?? certaintyOfHost(host),
    ...permission,
  };
}

function profileOf(
  subject: Subject,
  hash: Hash,
  { ownersOf, permissionOf }: Required<Pick<Result, "ownersOf" | "permissionOf">>,
) {
  const { host, edition, item } = subject;
  const { layer, files, verdict, profile } = item;
  return {
    host,
    edition,
    layer: layer.name,
    path: files[0] ?? null,
    files,
    name: (profile && known(profile.name)) ?? null,
    verdict: verdict.kind,
    problem: "problem" in verdict ? problemOf(verdict.problem) : null,
    shadowedBy: verdict.kind === "shadowed" ? winnerOf(host, verdict.by) : null,
    ...(profile ? powersOf(profile, hash) : unread),
    certainty: certaintyOf(host, item),
    ...permissionJson(permissionOf(subject)),
    owners: files[0] === undefined ? [] : ownersOf(files[0]),
  };
}

/** `allowed` is `null` where the file could not be read. `grant` is the first of those that allow it. */
function permissionJson(permission: Permission | undefined) {
  const [grant] = permission?.grants ?? [];
  return {
    allowed: permission ? isAllowed(permission) : null,
    grant: grant
      ? {
          path: grant.at.source.path,
          line: positionAt(grant.at.source, grant.at.span.start).line,
          owner: grant.owner,
          until: grant.until ?? null,
        }
      : null,
    ...decisionJson(permission),
  };
}

function winnerOf(host: string, { layer, files }: Item) {
  return { host, layer: layer.name, path: files[0] ?? null };
}

/** The entry of a file that could not be read at all. */
const unread = {
  description: null,
  model: null,
  permissionMode: null,
  capabilities: [],
  grants: [],
  denied: [],
  hooks: [],
  servers: [],
  skills: [],
  prompt: { source: "none", path: null, bytes: 0, sha256: null },
  native: null,
};

function powersOf(profile: Profile, hash: Hash) {
  const { description, model, permissionMode, denied, hooks, servers, skills = [], prompt } = profile;
  const native = profile.native?.();
  return {
    description: known(description) ?? null,
    model: known(model) ?? null,
    permissionMode: known(permissionMode) ?? null,
    capabilities: capabilitiesOf(profile),
    grants: grantsOf(profile).map(({ tool, capability, scope }) => ({
      tool: withoutSecrets(tool, hash),
      capability,
      scope: withoutSecrets(scope, hash),
    })),
    denied: withoutSecrets(denied, hash),
    hooks: extras(hooks, hash),
    servers: extras(servers, hash),
    skills: skills.map((skill) => skillOf(skill, hash)),
    prompt: {
      source: prompt.source,
      path: prompt.path,
      bytes: new TextEncoder().encode(prompt.text).length,
      sha256: hash(prompt.text),
    },
    native: native === undefined ? null : withoutSecrets(native, hash),
  };
}

function extras(items: readonly HookOrServer[], hash: Hash) {
  return items.map(({ name, kind, value }) => ({ name, kind, value: withoutSecrets(value, hash) }));
}

/** Power next to `capabilities`, which stay those of the profile's own tools. */
function skillOf({ name, path, how, asks, may, because, refuses, at }: ReachedSkill, hash: Hash) {
  return {
    name: withoutSecrets(name, hash),
    path,
    how,
    asks,
    may,
    because: withoutSecrets(because, hash),
    refuses: refuses === true,
    line: positionAt(at.source, at.span.start).line,
  };
}

function problemOf(problem: Problem | undefined) {
  if (!problem) return null;
  const { message, at } = problem;
  return { message, path: at.source.path, ...positionAt(at.source, at.span.start) };
}
