/** Packages of Python in the same repository, that a project gets by a path or as members of its workspace. */
import { directoryOf, join, plain } from "../../path.ts";
import type { ProjectTexts } from "./project-texts.ts";
import { matchesSimply } from "../globs.ts";
import type { RepoIndex } from "../../repo-index.ts";
import { addTo } from "../../many.ts";

/** How many packages one project may get, and how many folders are compared with the members of a workspace. */
const limits = { packages: 50, folders: 1_000 };

/** `{ path = "../x" }` of uv and Poetry, and `x @ file:../x`, also with the root of PDM. */
const paths = /\bpath\s*=\s*"([^"\n]{1,300})"|\bfile:(?:\/\/\/\$\{PROJECT_ROOT\}\/)?([\w./-]{1,300})/g;
const members = /^\[tool\.uv\.workspace\][^[]*?^members\s*=\s*\[([^\]]{0,5000})\]/m;
/** Folders of the modules of a package: `where` of setuptools, `from` of Poetry, `module-root` of uv. */
const roots = /\b(?:where|from|module-root|package-dir)\b[^"\n]{0,100}"([\w./-]{1,200})"/g;

/** The files of modules, in the packages that a project needs from the repository: the project of this file. */
export async function modulesNeeded(
  project: string,
  modules: readonly string[],
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<readonly string[]> {
  const folders = await foldersByName(project, repo, texts);
  const files = modules.flatMap((module) =>
    (folders.get(module.split("/", 1)[0] ?? "") ?? []).map((folder) => join(folder, module)),
  );
  return [...new Set(files)].filter((file) => repo.resolve(file).kind === "file").sort();
}

/** The folders in which Python finds the modules of these packages, by the names of what is in them. */
function foldersByName(
  project: string,
  repo: RepoIndex,
  texts: ProjectTexts,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return texts.once(`packages of ${project}`, async () => {
    const found = new Map<string, string[]>();
    const seen = new Set([directoryOf(project)]);
    const open = [...seen];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const text = await texts.at(join(next, "pyproject.toml"));
      for (const root of rootsOf(text, next)) for (const name of repo.names(root)) addTo(found, name, root);
      for (const folder of [...neededBy(text, next), ...membersOf(text, next, repo)]) {
        if (seen.size > limits.packages || seen.has(folder)) continue;
        seen.add(folder);
        open.push(folder);
      }
    }
    return found;
  });
}

/** The folders of the modules of one package. */
function rootsOf(text: string, folder: string): readonly string[] {
  const named = [...text.matchAll(roots)].map(([, root = ""]) => root);
  return [...new Set(["", "src", ...named.slice(0, 10)].flatMap((root) => plain(join(folder, root)) ?? []))];
}

function neededBy(text: string, folder: string): readonly string[] {
  return [...text.matchAll(paths)].flatMap(([, path, file]) => plain(join(folder, path ?? file ?? "")) ?? []);
}

function membersOf(text: string, folder: string, repo: RepoIndex): readonly string[] {
  const list = members.exec(text)?.[1];
  if (list === undefined) return [];
  const patterns = [...list.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, pattern = ""]) => join(folder, pattern));
  return repo
    .holding("pyproject.toml")
    .slice(0, limits.folders)
    .filter((one) => patterns.slice(0, 100).some((pattern) => matchesSimply(one, pattern)));
}
