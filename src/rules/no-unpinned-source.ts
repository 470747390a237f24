import { detailsOf, type Report } from "../model/finding.ts";
import type { Load } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";
import { type PackageSource, sourceOf, withVersion } from "../model/server-source.ts";
import { type ListedServer, serversIn } from "../model/servers.ts";

export default defineRule({
  summary: "A version or a digest pins every server and plugin from elsewhere.",
  subject: "load",
  class: "power",
  levels: { recommended: "note", strict: "error" },
  kinds: { plugin: { recommended: "warning", strict: "error" } },

  *check(load) {
    yield* pluginsIn(load);
    for (const { server, item, layer } of serversIn(load)) {
      const source = sourceOf(server);
      if (source?.kind !== "command" || source.package === undefined || source.package.isPinned) continue;
      yield { ...byServer(server, source.program, source.package), ...(item ? { item } : {}), layer };
    }
  },
});

function* pluginsIn({ unjudged }: Load): Generator<Report> {
  for (const problem of unjudged) {
    const isOffered = problem.kind === "unpinned-offer";
    if (problem.kind !== "unpinned" && !isOffered) continue;
    const message = `\`${problem.at.source.path}\` ${problem.message}`;
    // The rest of the file may change.
    yield {
      ...(isOffered ? {} : { kind: "plugin" }),
      message,
      groupKey: isOffered
        ? "a marketplace offers plugins without pinning a commit, so what its users install can change at any time; add each commit as `sha`"
        : "settings enable plugins from elsewhere without pinning a commit, so their subagents can change at any time; pin each commit",
      at: problem.at,
      value: problem.message,
      ...detailsOf(problem),
    };
  }
}

function byServer({ name, at }: ListedServer["server"], program: string, source: PackageSource): Report {
  const pinned = withVersion(source);
  const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
  const what = source.registry === "image" ? "image" : "package";
  return {
    message: `the server \`${name}\` runs the ${what} \`${source.name}\` with \`${program}\` and ${which}, so its code can change without a change here; write \`${pinned}\``,
    groupKey: `servers run code of others without a version, so it can change without a change here`,
    at,
    value: `${program} ${source.name} ${source.version}`,
    fixes: [{ title: pinned, safe: false, edits: [] }],
  };
}
