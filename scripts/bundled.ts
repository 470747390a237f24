/** Which packages of the lock file a bundle contains, from the bundler's own list of modules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is read of webpack's statistics, which ncc writes with `--stats-out`. */
export interface Stats {
  readonly modules: readonly StatsModule[];
}
interface StatsModule {
  /** The absolute path of the module's file; `null` for the bundler's own code. */
  readonly nameForCondition?: string | null;
  /** The parts of the bundle that have the module; none if nothing of it is left. */
  readonly chunks?: readonly (string | number)[];
  /** The modules that were joined into this one. */
  readonly modules?: readonly StatsModule[];
}

/** What is read of `package-lock.json`, version 3. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  /** Only where the folder has another name. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package of which a bundle contains at least one module. */
export interface BundledPackage {
  /** The key of the lock file: `node_modules/@actions/core`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression. */
  readonly licence: string;
  /** As npm writes it: `sha512-…`. */
  readonly integrity: string;
  /** The bundled packages that it depends on, by their folders. */
  readonly needs: readonly string[];
}

/**
 * The folders of the packages whose modules are in a bundle, sorted. `root`: the project's folder, with a slash at its
 * end.
 */
export function foldersIn({ modules }: Stats, root: string): readonly string[] {
  const prefix = root.replaceAll("\\", "/");
  const folders = new Set<string>();
  const visit = ({ nameForCondition, modules: joined = [] }: StatsModule) => {
    const path = (nameForCondition ?? "").replaceAll("\\", "/");
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [];
    if (folder?.startsWith(prefix)) folders.add(folder.slice(prefix.length));
    joined.forEach(visit);
  };
  modules.filter(({ chunks = [] }) => chunks.length > 0).forEach(visit);
  return [...folders].sort();
}

/**
 * The packages in these folders, as the lock file has them.
 * @throws if the lock file does not have a folder, or does not say its version, licence or digest.
 */
export function bundledPackages(folders: readonly string[], lock: Lock): readonly BundledPackage[] {
  return folders.map((folder) => {
    const { name, version, license, integrity, dependencies = {} } = lock.packages[folder] ?? {};
    if (version === undefined || license === undefined || integrity === undefined)
      throw new Error(
        `${folder} is in the bundle, but package-lock.json lacks it, or its version, licence or integrity`,
      );
    const needs = Object.keys(dependencies).flatMap((dependency) => {
      const found = resolved(folder, dependency, lock);
      return found !== undefined && folders.includes(found) ? [found] : [];
    });
    const own = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    return { folder, name: name ?? own, version, licence: license, integrity, needs: needs.sort() };
  });
}

/** The folder that node finds a dependency in: the nearest one above. */
function resolved(folder: string, dependency: string, { packages }: Lock): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))) {
    const candidate = `${from === "" ? "" : `${from}/`}node_modules/${dependency}`;
    if (Object.hasOwn(packages, candidate)) return candidate;
    if (from === "") return undefined;
  }
}

/**
 * The licences of bundled packages with their texts, as the licences ask for.
 * @throws if an installed package is not the one in the lock file, or comes without the text of its licence.
 */
export function noticesOf(packages: readonly BundledPackage[], root: string): string {
  return packages
    .map(({ folder, name, version, licence }) => {
      const path = join(root, folder);
      const installed = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { readonly version: string };
      if (installed.version !== version)
        throw new Error(`${folder} has version ${installed.version}, but package-lock.json has ${version}: npm ci`);
      return `${name}@${version}\n${licence}\n\n${textsIn(path).join("\n\n")}\n`;
    })
    .join("\n\n");
}

function textsIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const texts = names
    .filter((name) => /^(?:licen[cs]es?|copying|notices?)(?:[.-].*)?$/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
  if (texts.length === 0) throw new Error(`${folder} has no file with its licence`);
  return texts;
}
