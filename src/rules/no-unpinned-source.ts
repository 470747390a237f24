import { detailsOf, type Report } from "../model/finding.ts";
import type { Load } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";
import { type PackageSource, withVersion } from "../model/fetched-package.ts";
import { sourceOf } from "../model/server-source.ts";
import { type ListedServer, serversIn } from "../model/servers.ts";

export default defineRule({
  summary: "A version or a digest pins every server, plugin and import from elsewhere.",
  subject: "load",
  class: "power",
  levels: { recommended: "note", strict: "error" },
  kinds: {
    plugin: { recommended: "warning", strict: "error" },
    import: { recommended: "warning", strict: "error" },
  },

  *check(load) {
    yield* pluginsIn(load);
    for (const { server, item, layer } of serversIn(load)) {
      const source = sourceOf(server);
      if (source?.kind !== "command" || source.package === undefined || source.package.isPinned) continue;
      yield { ...byServer(server, source.program, source.package), ...(item ? { item } : {}), layer };
    }
  },
});

/** What is brought in from elsewhere without a commit, by the kind of its problem. */
const unpinnedKinds: ReadonlyMap<string, { readonly kind?: string; readonly groupKey: string }> = new Map([
  [
    "unpinned",
    {
      kind: "plugin",
      groupKey:
        "settings enable plugins from elsewhere without pinning a commit, so their subagents can change at any time; pin each commit",
    },
  ],
  [
    "unpinned-package",
    {
      kind: "plugin",
      groupKey:
        "settings load plugins without an exact version, so code that runs in every session can change without a change here; write each version",
    },
  ],
  [
    "unpinned-import",
    {
      kind: "import",
      groupKey:
        "workflows import from elsewhere without pinning a commit, so their tools and prompts can change at any time; pin each commit",
    },
  ],
  [
    "unpinned-offer",
    {
      groupKey:
        "a marketplace offers plugins without pinning a commit, so what its users install can change at any time; add each commit as `sha`",
    },
  ],
]);

function* pluginsIn({ unjudged }: Load): Generator<Report> {
  for (const problem of unjudged) {
    const unpinned = unpinnedKinds.get(problem.kind ?? "");
    if (!unpinned) continue;
    const message = `\`${problem.at.source.path}\` ${problem.message}`;
    // The rest of the file may change.
    yield { ...unpinned, message, at: problem.at, value: problem.message, ...detailsOf(problem) };
  }
}

function byServer({ name, at }: ListedServer["server"], program: string, source: PackageSource): Report {
  const pinned = withVersion(source);
  const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
  const what = source.registry === "image" ? "image" : "package";
  return {
    message: `the server \`${name}\` runs the ${what} \`${source.name}\` with \`${program}\` and ${which}, so its code can change without a change here; add its version, as in \`${pinned}\``,
    groupKey: `servers run code of others without a version, so it can change without a change here`,
    at,
    value: `${program} ${source.name} ${source.version}`,
  };
}
