import { defineRule } from "../model/rule.ts";
import { type ServerSource, sourceOf } from "../model/server-source.ts";
import { serversIn } from "../model/servers.ts";
import { redacted } from "../sanitize/secrets.ts";

export default defineRule({
  summary: "Every server is one that the policy lists, by what it runs or connects to.",
  subject: "load",
  class: "power",
  levels: { recommended: "error", strict: "error" },

  *check(load, { lists, host }) {
    const { server: isListed, adding, lacking } = lists;
    if (!isListed) return;
    for (const { server, item, layer } of serversIn(load)) {
      const source = sourceOf(server);
      if (source === undefined || isListed(source)) continue;
      const entry = entryOf(source);
      const above = lacking?.({ server: source }) ?? [];
      const where = above.length > 0 ? `\`${above.join("`, `")}\`` : "the policy";
      const way = above.length > 0 ? `ask the owner of ${where} to list it` : "list it";
      yield {
        message: `the server \`${server.name}\` ${whatOf(source, server.name)}, which \`servers\` in ${where} does not list, so ${host} connects a server that nobody approved; remove it, or ${way}: ${entry}`,
        at: server.at,
        value: identityOf(source),
        ...(adding && above.length === 0 ? { fixes: [adding("servers", entry)] } : {}),
        ...(item ? { item } : {}),
        layer,
      };
    }
  },
});

function whatOf(source: ServerSource, name: string): string {
  if (source.kind === "url") return `connects to \`${redacted(withoutQuery(source.url), name)}\``;
  const { program, package: found, line, isPlain } = source;
  if (found && isPlain)
    return `runs \`${found.name}\`${found.version === "" ? "" : ` \`${found.version}\``} with \`${program}\``;
  return `runs \`${redacted(line, name)}\``;
}

/** The entry that lists exactly this server. */
function entryOf(source: ServerSource): string {
  if (source.kind === "url") return `{ url: ${JSON.stringify(withoutQuery(source.url))} }`;
  const { program, package: found, line, isPlain } = source;
  if (!found || !isPlain) return `{ command: ${JSON.stringify(redacted(line, "command"))} }`;
  const exact = found.isPinned ? `${found.name}@${found.version}` : found.name;
  return `{ command: ${program}, package: ${JSON.stringify(exact)}${found.isPinned ? ", pinned: true" : ""} }`;
}

function identityOf(source: ServerSource): string {
  if (source.kind === "url") return `url ${withoutQuery(source.url)}`;
  const { program, package: found, line, isPlain } = source;
  return found && isPlain ? `${program} ${found.name} ${found.version}` : line;
}

/** A query may hold a key. Where readers disagree which part of an address is the host, all of it is kept. */
function withoutQuery(url: string): string {
  if (/[\\\s]/.test(url)) return url;
  return url.replace(/[?#].*$/s, "").replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
