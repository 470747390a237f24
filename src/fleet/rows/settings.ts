/** The rows of settings: what each does next to the profiles, and what it starts or where it leads. */
import { certaintyOfHost, type HostLoad } from "../../inspect/index.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Authority } from "../../model/load.ts";
import type { HookOrServer } from "../../model/profile.ts";
import { kindOfSetting } from "../../reports/setting-groups.ts";
import { type Hash, masked, withoutSecrets } from "../../sanitize/secrets.ts";
import { decisionOf, lineOf } from "./decision.ts";
import type { Row, SettingRow } from "./schema.ts";
import { parsedJson } from "../../repo/untyped-json.ts";

/** What every row has. */
export type Common = Pick<Row, "repository" | "commit" | "date" | "tool">;

/** The most characters of a command. */
const longest = 300;

/** One row for each setting of each layer of a host. */
export function settingRowsOf(
  { host, load }: HostLoad,
  permissionOf: Result["settingPermissionOf"],
  common: Common,
  hash: Hash,
): readonly SettingRow[] {
  return load.layers.flatMap(({ name, root, authority }) =>
    authority.map((one): SettingRow => {
      const { setting, value, effect, may = [], server, at, certainty } = one;
      return {
        type: "setting",
        ...common,
        host,
        layer: name,
        root,
        setting,
        value: String(withoutSecrets(value, hash, setting)),
        effect,
        does: kindOfSetting({ effect, may }),
        may: [...may],
        target: targetOf(one),
        server: server ? serverOf(server, hash) : null,
        ...lineOf(at),
        certainty: certainty ?? certaintyOfHost(host),
        ...decisionOf(permissionOf?.({ host, path: at.source.path, effect, may })),
      };
    }),
  );
}

/**
 * The command that a setting starts, with stars for what looks like a credential, or the host of the address that it
 * leads to: the rest of an address may be a secret of any form.
 */
function targetOf({ server, value, may = [], names = [], content = "" }: Authority): string | null {
  if (server) return server.kind === "url" ? hostIn(server.value) : shown(server.value);
  if (may.includes("execute")) {
    const command = names.length === 1 ? names[0] : commandIn(content);
    return command === undefined ? null : shown(command);
  }
  if (!may.includes("network")) return null;
  const text = parsedJson(content);
  return hostIn(typeof text === "string" ? text : value);
}

/** The command of a table with other keys next to it, such as variables, whose values may be secrets. */
function commandIn(content: string): string | undefined {
  const table = parsedJson(content);
  if (typeof table !== "object" || table === null) return undefined;
  const { command, args = [] } = table as { readonly command?: unknown; readonly args?: unknown };
  const words = [command, args].flat();
  return command !== undefined && words.every((word) => typeof word === "string") ? words.join(" ") : undefined;
}

function hostIn(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).host : "";
  return host === "" ? null : shown(host);
}

function shown(text: string): string {
  const line = masked(text).replace(/\s+/g, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** What a server runs or connects to, with hashes in place of credentials. */
export function serverOf({ name, kind, value }: HookOrServer, hash: Hash): NonNullable<SettingRow["server"]> {
  return { name: textWithoutSecrets(name, hash), kind, value: textWithoutSecrets(value, hash) };
}

/** The text with hashes in place of what looks like a credential. */
export function textWithoutSecrets(text: string, hash: Hash): string {
  return String(withoutSecrets(text, hash));
}
