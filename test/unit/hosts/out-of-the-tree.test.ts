/** Whatever stands at a place where a host looks and is not in the tree is reported, and no run passes because of it. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { inspect } from "../../../src/inspect/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { isWithin, join } from "../../../src/repo/path.ts";
import { inputFor, type Repository } from "../../support/judging.ts";
import type { Held } from "../../support/memory.ts";

/** What stands for something that is elsewhere. */
const stubs: Readonly<Record<string, Held>> = {
  "a link to nothing": { link: "not-in-this-tree" },
  "a link to the outside": { link: "/opt/elsewhere" },
  "a submodule": { submodule: true },
};

/** Names for the star of a pattern where a host reads files of some names only. */
const names: readonly (readonly [pattern: string, name: string])[] = [
  [".cline/hooks/*", "PreToolUse"],
  [".clinerules/hooks/*", "PreToolUse"],
  [".vibe/prompts/*.md", "cli"],
  [".github/chatmodes/**/*.md", "zed.chatmode"],
];

/** What hosts are known not to follow: measured, and GitHub reads workflows from Git's objects. */
const notFollowed = [/^cline \.cline\/plugins\/[^/]+$/, /^gh-aw \.github\/workflows\/[^/]+\.lock\.yml$/];

/** One path for each of a host's patterns of the repository, and of those in folders of its own. */
async function placesOf({ patterns, folders, loadFolders }: Host): Promise<readonly string[]> {
  const own = (folders ?? (await loadFolders?.()) ?? []).flatMap(({ root, judged }) =>
    judged.map((pattern) => join(root, pattern)),
  );
  const files = own.filter((pattern) => /\.\w+$/.test(pattern));
  const inside = [...patterns, ...files].filter((pattern) => !/^[~$/]/.test(pattern));
  return [
    ...new Set(
      inside.map((pattern) => {
        const name = names.find(([end]) => pattern.endsWith(end))?.[1] ?? "zed";
        return pattern.replaceAll("**/", "").replaceAll("**", "*").replaceAll("*", name);
      }),
    ),
  ];
}

function foldersOf(path: string): readonly string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, i) => segments.slice(0, i + 1).join("/"));
}

/** Whether a host says of a path, of what is above it or of what it looks for below it that it could not be judged. */
async function isReported(id: string, path: string, held: Held): Promise<boolean> {
  const files: Repository = { [path]: held };
  const { repo, options } = await inputFor(files, { policy: "extends: preset:recommended\n" });
  const { findings } = await inspect(repo, { ...options, hosts: [id] });
  return findings.some(
    ({ severity, at }) => severity !== "note" && (isWithin(at.source.path, path) || isWithin(path, at.source.path)),
  );
}

describe.each(Object.entries<Host>(hosts))("%s", (id, host) => {
  it.each(Object.entries(stubs))("reports %s in place of a file or a folder", async (_, stub) => {
    const files = await placesOf(host);
    const folders = [...new Set(files.flatMap(foldersOf))];
    const silent: string[] = [];
    for (const path of [...files, ...folders])
      if (!(await isReported(id, path, stub)) && !notFollowed.some((known) => known.test(`${id} ${path}`)))
        silent.push(path);
    expect(silent).toEqual([]);
  });
});
