/**
 * Tells which changed manifests and lock files come to the same for the programs that read them: another version or
 * description of the package itself starts nothing else.
 */
import { nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { MaterialFile, Materials } from "./material.ts";
import { fieldsOf, parsedJsonFile } from "../../repo/untyped-json.ts";

/** The material of a tree, and the tree. */
export interface TreeMaterials {
  readonly repo: RepoIndex;
  readonly materials: Materials;
}

/** The materials of `tree`, where the manifests that come to the same as in `other` have the identity of those. */
export async function withSameManifests(tree: TreeMaterials, other: TreeMaterials): Promise<Materials> {
  const otherManifests = manifestsIn(other.materials);
  const same = new Map<string, string>();
  for (const [path, identity] of manifestsIn(tree.materials)) {
    const their = otherManifests.get(path);
    if (their === undefined || their === identity) continue;
    const [own, others] = await Promise.all([tree, other].map(({ repo }) => essenceAt(path, repo)));
    if (own !== undefined && own === others) same.set(path, their);
  }
  if (same.size === 0) return tree.materials;
  // Many settings have one list, which stays one.
  const lists = new Map<readonly MaterialFile[], readonly MaterialFile[]>();
  const renewed = (files: readonly MaterialFile[]): readonly MaterialFile[] => {
    let list = lists.get(files);
    if (!list) {
      list = files.map((file) =>
        file.isManifest ? { ...file, identity: same.get(file.path) ?? file.identity } : file,
      );
      lists.set(files, list);
    }
    return list;
  };
  const { ofItems, ofSettings } = tree.materials;
  return {
    ...tree.materials,
    ofItems: new Map([...ofItems].map(([item, { started, read }]) => [item, { started: renewed(started), read }])),
    ofSettings: new Map([...ofSettings].map(([setting, files]) => [setting, renewed(files)])),
  };
}

/** The manifests of all material, with their identities. */
function manifestsIn({ ofItems, ofSettings }: Materials): ReadonlyMap<string, string> {
  const lists = new Set([...[...ofItems.values()].map(({ started }) => started), ...ofSettings.values()]);
  const files = [...lists].flat();
  return new Map(files.flatMap(({ path, identity, isManifest }) => (isManifest ? [[path, identity] as const] : [])));
}

async function essenceAt(path: string, repo: RepoIndex): Promise<string | undefined> {
  const content = await repo.read(path);
  return content.kind === "text" ? essenceOf(nameOf(path), content.source.text) : undefined;
}

/** A file without what starts and installs nothing; `undefined`: all of it counts. */
export function essenceOf(name: string, text: string): string | undefined {
  switch (name) {
    case "package.json":
      return essenceOfPackage(text);
    case "package-lock.json":
    case "npm-shrinkwrap.json":
      return essenceOfPackageLock(text);
    case "pyproject.toml":
      return essenceOfProject(text);
    case "uv.lock":
      return essenceOfUvLock(text);
    default:
      return undefined;
  }
}

/** Keys of `package.json` that are for people and registries. */
const describingKeys = new Set(
  "version description author contributors maintainers keywords license homepage repository bugs funding".split(" "),
);

function essenceOfPackage(text: string): string | undefined {
  // Scripts can read every key: by a variable, or in the file itself.
  if (/npm_package|package\.json/i.test(text)) return undefined;
  return json(text, (manifest) => Object.entries(manifest).filter(([key]) => !describingKeys.has(key)));
}

/** The version of the package itself, and of packages of the same repository, stands in the lock as well. */
function essenceOfPackageLock(text: string): string | undefined {
  return json(text, (lock) => {
    const packages = Object.entries(fieldsOf(lock["packages"])).map(([path, entry]) => {
      const isOwn = !/(?:^|\/)node_modules\//.test(path) && fieldsOf(entry)["resolved"] === undefined;
      return [path, isOwn ? { ...fieldsOf(entry), version: null } : entry];
    });
    return { ...lock, version: null, packages };
  });
}

function json(text: string, part: (value: Readonly<Record<string, unknown>>) => unknown): string | undefined {
  const value = parsedJsonFile(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? JSON.stringify(part(fieldsOf(value)))
    : undefined;
}

const comment = /^[ \t]*(?:#.*)?\n/gm;
const descriptive = /^(?:version|description) *= *(?:"[^"\\\n]*"|'[^'\n]*') *$\n?/gm;
const descriptiveLists = /^(?:authors|maintainers|classifiers|keywords) *= *\[[^[\]]*\] *$\n?/gm;

/** Only tables that cannot be inside a text: with a text of several lines, all of the file counts. */
function essenceOfProject(text: string): string | undefined {
  if (/"""|'''/.test(text)) return undefined;
  return tablesOf(text.replace(comment, ""))
    .map((table) =>
      /^\[(?:project|tool\.poetry)\] *\n/.test(table)
        ? table.replace(descriptive, "").replace(descriptiveLists, "")
        : table,
    )
    .join("");
}

/** The version of a package that is in the repository itself. */
function essenceOfUvLock(text: string): string | undefined {
  if (/"""|'''/.test(text)) return undefined;
  return tablesOf(text)
    .map((table) =>
      table.startsWith("[[package]]\n") && /^source = \{ (?:editable|virtual) = "[^"\n]*" \}$/m.test(table)
        ? table.replace(/^version = "[^"\n]*"\n/m, "")
        : table,
    )
    .join("");
}

function tablesOf(text: string): readonly string[] {
  return text.split(/^(?=\[)/m);
}
