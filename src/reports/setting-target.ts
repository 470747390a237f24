/** What a setting starts or leads to: the command, the address or the server, where its value is only a placeholder. */
import type { Authority } from "../model/load.ts";
import { type Hash, redacted, withoutSecrets } from "../sanitize/secrets.ts";
import { visible } from "../sanitize/text.ts";
import { parsedJson } from "../repo/untyped-json.ts";

/** Secrets are replaced by their digests. For a setting that starts and connects nothing, its value. */
export function targetOf(authority: Authority, hash: Hash): string {
  return String(withoutSecrets(writtenIn(authority), hash, authority.setting));
}

/**
 * A changed setting's value for people, on one line and without secrets: of what starts code the command, so that a new
 * version of a server is seen. A hook is shown by its command anyway.
 */
export function shownTarget(authority: Authority): string {
  const { setting, value, may = [], server } = authority;
  const isStarted = server ? server.kind !== "url" : may.includes("execute") && !/^hooks\b/.test(setting);
  return visible(redacted(isStarted ? writtenIn(authority) : value, setting));
}

function writtenIn({ setting, value, may = [], server, names = [], content }: Authority): string {
  if (server) return server.value;
  if (may.length === 0) return value;
  const [name, ...others] = names;
  if (/^hooks\b/.test(setting) && name !== undefined && others.length === 0) return name;
  return textIn(setting, parsedJson(content ?? "")) ?? addressIn(content) ?? value;
}

/** Of a table, only the command line or the address: what is next to them may be a credential. */
function textIn(setting: string, content: unknown): string | undefined {
  if (typeof content === "string") return content;
  if (typeof content !== "object" || content === null) return undefined;
  const table = content as { readonly [key: string]: unknown };
  const text = table[setting.slice(setting.lastIndexOf(".") + 1)];
  const { args } = table;
  if (typeof text !== "string") return undefined;
  const words = Array.isArray(args) ? args.filter((arg): arg is string => typeof arg === "string") : [];
  return [text, ...words].join(" ");
}

/** A hook that calls an address is kept with it in front. */
function addressIn(content = ""): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/\S+/i.exec(content)?.[0];
}
