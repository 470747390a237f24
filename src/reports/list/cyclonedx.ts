/**
 * `list --format cyclonedx`: a CycloneDX 1.6 inventory (cyclonedx.org) of agents, the models that they name, and the
 * servers that they connect. Profiles are components of type `application`, models of type `machine-learning-model`,
 * servers are services. Files of settings that add power, and files that were not checked, are components of type
 * `file`; with the latter, the composition is incomplete. It lists what the files say, and no licences.
 */
import { known } from "../../model/fact.ts";
import { certaintyOf, type Subject } from "../../inspect/index.ts";
import { isOffered } from "../../model/load.ts";
import { capabilitiesOf, type HookOrServer, type Profile } from "../../model/profile.ts";
import { sourceOf } from "../../model/server-source.ts";
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import { writeJson } from "../../sanitize/json.ts";
import { type Hash, redacted } from "../../sanitize/secrets.ts";
import { visible } from "../../sanitize/text.ts";
import { decisionJson, throughWords } from "./decision.ts";
import { type UnjudgedFile, unjudgedFiles } from "./rows.ts";
import { worstOf } from "./permission-cell.ts";
import { type SettingRow, settingRows } from "./setting-rows.ts";
import { groupBy } from "../../repo/many.ts";

type Input = Pick<
  Result,
  "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf" | "settingPermissionOf"
>;

interface Property {
  readonly name: string;
  readonly value: string;
}

/** One agent with what it depends on, by reference. */
interface Agent {
  readonly component: { readonly "bom-ref": string; readonly [key: string]: unknown };
  readonly needs: readonly string[];
}

/**
 * Deterministic: the serial number is made of the content, and the timestamp is the day that the policy is judged on.
 */
export function listCyclonedx(input: Input, hash: Hash): string {
  const { tool, repository, commit, date, inspection } = input;
  const services = new Map<string, object>();
  const models = new Map<string, object>();
  const refs = new Map<string, number>();
  const settings = settingsFiles(settingRows(input, hash), { hash, services, refs });
  const agents = inspection.subjects.map((subject) =>
    agentOf(subject, input, { hash, services, models, refs, settings }),
  );
  const unjudged = unjudgedFiles(inspection).map((file) => fileOf(file, refs));
  const name = repository ?? "repository";
  const root = `repository:${name}`;
  const content = {
    metadata: {
      timestamp: `${date}T00:00:00Z`,
      tools: {
        components: [
          {
            type: "application",
            name: tool.name,
            version: tool.version,
            externalReferences: [{ type: "website", url: tool.homepage }],
          },
        ],
      },
      component: { type: "application", "bom-ref": root, name, ...(commit === null ? {} : { version: commit }) },
      properties: [property("commit", commit ?? "none"), property("date", date)],
    },
    components: [
      ...agents.map(({ component }) => component),
      ...inOrderOfKeys(models),
      ...settings.map(({ component }) => component),
      ...unjudged,
    ],
    services: inOrderOfKeys(services),
    dependencies: [
      { ref: root, dependsOn: [...agents, ...settings].map(({ component }) => component["bom-ref"]) },
      ...[...agents, ...settings].map(({ component, needs }) => ({
        ref: component["bom-ref"],
        ...(needs.length > 0 ? { dependsOn: [...new Set(needs)] } : {}),
      })),
    ],
    ...(unjudged.length > 0 ? { compositions: [{ aggregate: "incomplete", assemblies: [root] }] } : {}),
  };
  return writeJson({
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(hash(JSON.stringify(content)))}`,
    version: 1,
    ...content,
  });
}

interface Collected {
  readonly hash: Hash;
  readonly services: Map<string, object>;
  readonly models: Map<string, object>;
  readonly refs: Map<string, number>;
}

/** A file of settings of one host, on which every session of the host depends, with the servers that it connects. */
interface SettingsFile extends Agent {
  readonly host: string;
}

function agentOf(
  subject: Subject,
  input: Input,
  { hash, services, models, refs, settings }: Collected & { readonly settings: readonly SettingsFile[] },
): Agent {
  const { host, item } = subject;
  const { profile, layer, files } = item;
  const name = (profile && known(profile.name)) ?? files[0] ?? "";
  const description = profile && known(profile.description);
  return {
    component: {
      type: "application",
      "bom-ref": unique(`agent:${host}:${layer.name}:${files[0] ?? ""}:${name}`, refs),
      name: visible(name) || "(no name)",
      ...(description ? { description: visible(description) } : {}),
      properties: [...placeOf(subject), ...decisionOf(subject, input), ...factsOf(profile, hash)],
    },
    needs:
      profile && isOffered(item)
        ? [...needsOf(profile, { hash, services, models }), ...sharedServers(host, profile, settings)]
        : [],
  };
}

/** The servers of a session that a profile can call: any tool of a server is `external`. */
function sharedServers(host: string, profile: Profile, settings: readonly SettingsFile[]): readonly string[] {
  if (!capabilitiesOf(profile).includes("external")) return [];
  return settings.filter((file) => file.host === host).flatMap(({ needs }) => needs);
}

/** One for each file and host: each setting is a property. */
function settingsFiles(
  rows: readonly SettingRow[],
  { hash, services, refs }: Pick<Collected, "hash" | "services" | "refs">,
): readonly SettingsFile[] {
  const files = groupBy(rows, (row) => JSON.stringify([row.host, row.path]));
  return [...files.values()].map((settings) => {
    const [{ host, path }] = settings;
    const texts = settings.map(({ setting, kind, target }) => `${setting}: ${kind}: ${target}`);
    const permissions = settings.flatMap(({ permission }) => permission ?? []);
    const worst = worstOf(permissions);
    return {
      host,
      component: {
        type: "file",
        "bom-ref": unique(`settings:${host}:${path}`, refs),
        name: visible(path) || "(no name)",
        description: "settings next to the agents",
        properties: [
          property("host", host),
          property("path", path),
          property("verdict", "setting"),
          ...[...new Set(texts)].map((text) => property("setting", text)),
          ...[...new Set(settings.flatMap(({ may }) => may))].map((capability) => property("capability", capability)),
          ...permissionProperties(worst),
        ],
      },
      needs: settings.flatMap(({ server }) => (server ? [serviceRef(server, services, hash)] : [])),
    };
  });
}

/** A file that was not checked: it may hold agents that the list lacks. */
function fileOf({ host, edition, path, message }: UnjudgedFile, refs: Map<string, number>) {
  return {
    type: "file",
    "bom-ref": unique(`file:${host}:${path}`, refs),
    name: visible(path) || "(no name)",
    description: visible(message),
    properties: [
      ...(host === "" ? [] : [property("host", host), property("edition", edition)]),
      property("path", path),
      property("verdict", "unchecked"),
    ],
  };
}

function placeOf({ host, edition, item }: Subject): readonly Property[] {
  const { layer, verdict, files } = item;
  return [
    property("host", host),
    property("edition", edition),
    property("layer", layer.name),
    property("path", files[0] ?? ""),
    property("verdict", verdict.kind),
    property("certainty", certaintyOf(host, item)),
  ];
}

/** What the policy says of it, and who owns its file. */
function decisionOf(
  subject: Subject,
  { permissionOf = () => undefined, ownersOf = () => [] }: Input,
): readonly Property[] {
  const [path] = subject.item.files;
  return [
    ...permissionProperties(permissionOf(subject)),
    ...(path === undefined ? [] : ownersOf(path).map((owner) => property("code-owner", owner))),
  ];
}

function permissionProperties(permission: Permission | undefined): readonly Property[] {
  const [grant] = permission?.grants ?? [];
  const { decision, refusedBy, waiver, through } = decisionJson(permission);
  return [
    ...(permission ? [property("allowed", isAllowed(permission) ? "yes" : "no")] : []),
    ...(decision ? [property("decision", decision)] : []),
    ...refusedBy.map((rule) => property("refused-by", rule)),
    ...(waiver
      ? [
          property("waiver", `${waiver.path}:${waiver.line}`),
          property("waiver-owner", waiver.owner),
          property("waiver-until", waiver.until),
        ]
      : []),
    ...through.map((agent) => property("through", throughWords(agent))),
    ...(grant ? [property("owner", grant.owner), property("until", grant.until ?? "none")] : []),
  ];
}

function factsOf(profile: Profile | undefined, hash: Hash): readonly Property[] {
  if (!profile) return [];
  const mode = known(profile.permissionMode);
  return [
    ...capabilitiesOf(profile).map((capability) => property("capability", capability)),
    ...(mode ? [property("mode", mode)] : []),
    property("prompt-sha256", hash(profile.prompt.text)),
  ];
}

function needsOf(
  profile: Profile,
  { hash, services, models }: Pick<Collected, "hash" | "services" | "models">,
): readonly string[] {
  const model = known(profile.model);
  return [
    ...(model ? [modelRef(model, models)] : []),
    ...profile.servers.map((server) => serviceRef(server, services, hash)),
  ];
}

function modelRef(model: string, models: Map<string, object>): string {
  const ref = `model:${visible(model)}`;
  models.set(ref, { type: "machine-learning-model", "bom-ref": ref, name: visible(model) });
  return ref;
}

/** A server is identified by what it runs or connects to, and not by its name alone. */
function serviceRef(server: HookOrServer, services: Map<string, object>, hash: Hash): string {
  const source = sourceOf(server);
  const value = visible(redacted(server.value));
  const ref = `server:${visible(server.name)}:${hash(server.value).slice(0, 16)}`;
  services.set(ref, {
    "bom-ref": ref,
    name: visible(server.name) || "(no name)",
    ...(source?.kind === "url" && /^[a-z][a-z0-9+.-]*:\/\/[^\s<>"{}|\\^`]*$/i.test(value)
      ? { endpoints: [value] }
      : {}),
    properties: [
      property("kind", server.kind),
      property("runs", value),
      ...(source?.kind === "command" && source.package
        ? [
            property("package", `${source.package.registry}:${source.package.name}`),
            property("version", source.package.version || "none"),
            property("pinned", source.package.isPinned ? "yes" : "no"),
          ]
        : []),
    ],
  });
  return ref;
}

function property(name: string, value: string): Property {
  return { name: `agent-profile-check:${name}`, value: visible(value) };
}

function inOrderOfKeys(map: ReadonlyMap<string, object>): readonly object[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

/** References are unique: a second profile of one name in one file gets a number. */
function unique(ref: string, refs: Map<string, number>): string {
  const text = visible(ref);
  const count = (refs.get(text) ?? 0) + 1;
  refs.set(text, count);
  return count === 1 ? text : `${text}#${count}`;
}

/** A UUID of version 8 (RFC 9562), made of a hash. */
function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
