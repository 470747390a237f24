/** The packages of a repository, by the names under which programs start them and sources import them. */
import { addTo, append } from "../../many.ts";
import { scriptsNamed } from "../text/modules.ts";
import { join, nameOf, plain } from "../../path.ts";
import type { RepoIndex } from "../../repo-index.ts";
import { fieldsOf, parsedJsonFile } from "../../untyped-json.ts";
import { starIn } from "./star-names.ts";

/** How many packages are looked at, how many files a name may mean, and how many patterns one package may export. */
const limits = { packages: 1_000, files: 50, patterns: 100 };

/** `program`: `npx guard`; `module`: `import "guard"`. */
export type NameOf = "program" | "module";

/** One package. */
export interface NodePackage {
  readonly manifest: string;
  readonly folder: string;
  readonly name: string;
  /** The paths of its programs in its folder, by their names. */
  readonly programs: ReadonlyMap<string, string>;
  readonly entry: readonly unknown[];
  readonly exports: Readonly<Record<string, unknown>>;
}

/** What a name means. */
export interface ResolvedName {
  readonly manifest: string;
  readonly folder: string;
  /** Files that may be meant, in each spelling that programs try. */
  readonly files: readonly string[];
}

/** None of `node_modules` is among them. How many count is limited. */
export class NodePackages {
  readonly members: readonly NodePackage[];
  /** Whether there are more. */
  readonly isCut: boolean;
  readonly #byName = new Map<string, NodePackage[]>();
  readonly #byProgram = new Map<string, NodePackage[]>();

  private constructor(members: readonly NodePackage[], isCut: boolean) {
    this.members = members;
    this.isCut = isCut;
    for (const member of members) {
      keep(this.#byName, member.name, member);
      for (const program of member.programs.keys()) keep(this.#byProgram, program, member);
    }
  }

  static async of(repo: RepoIndex, textAt: (path: string) => Promise<string>): Promise<NodePackages> {
    const folders = repo.holding("package.json").filter((folder) => !/(?:^|\/)node_modules\//.test(`${folder}/`));
    const members = folders.slice(0, limits.packages).map(async (folder) => {
      const manifest = join(folder, "package.json");
      return packageIn(manifest, folder, await textAt(manifest));
    });
    return new NodePackages(await Promise.all(members), folders.length > limits.packages);
  }

  has(word: string, as: NameOf): boolean {
    return this.#of(word, as).length > 0;
  }

  /** What a name means; `isCut`: or more. */
  meaning(word: string, as: NameOf): { readonly meant: readonly ResolvedName[]; readonly isCut: boolean } {
    const packages = this.#of(word, as);
    const meant = packages.slice(0, limits.files).map((one) => ({
      manifest: one.manifest,
      folder: one.folder,
      files: (as === "program" ? programFiles(word, one) : moduleFiles(word, one)).flatMap((path) => {
        const whole = plain(join(one.folder, path));
        return whole === undefined ? [] : [whole, ...scriptsNamed(whole)];
      }),
    }));
    return { meant, isCut: this.isCut || packages.length > limits.files };
  }

  #of(word: string, as: NameOf): readonly NodePackage[] {
    const named = this.#byName.get(partsOf(word).name) ?? [];
    if (as === "module") return named;
    return [
      ...(this.#byProgram.get(word) ?? []),
      ...named.filter(({ name, programs }) => name === word && programs.size > 0),
    ];
  }
}

function keep(map: Map<string, NodePackage[]>, name: string, member: NodePackage): void {
  if (name === "") return;
  addTo(map, name, member);
}

function packageIn(manifest: string, folder: string, text: string): NodePackage {
  const { name, bin, main, module, exports } = fieldsOf(parsedJsonFile(text));
  const own = typeof name === "string" ? name : "";
  const programs = typeof bin === "string" ? [[nameOf(own), bin] as const] : Object.entries(fieldsOf(bin));
  const keyed = fieldsOf(exports);
  const isKeyed = Object.keys(keyed).some((key) => key.startsWith("."));
  return {
    manifest,
    folder,
    name: own,
    programs: new Map(programs.flatMap(([program, path]) => (typeof path === "string" ? [[program, path]] : []))),
    entry: [main, module, isKeyed ? keyed["."] : exports],
    exports: isKeyed ? keyed : {},
  };
}

function programFiles(word: string, { programs }: NodePackage): readonly string[] {
  const own = programs.get(word);
  return own === undefined ? [...programs.values()].slice(0, limits.files) : [own];
}

function moduleFiles(word: string, { entry, exports }: NodePackage): readonly string[] {
  const { inside } = partsOf(word);
  // Without any entry it is `index.js`.
  if (inside === "") return [...textsIn(entry), "."];
  const key = `./${inside}`;
  const patterns = Object.entries(exports).slice(0, limits.patterns);
  return [key, ...patterns.flatMap(([pattern, value]) => replaced(key, pattern, value))];
}

/** `./lib/x` by `"./lib/*": "./src/*.js"` is `./src/x.js`. */
function replaced(key: string, pattern: string, value: unknown): readonly string[] {
  if (pattern === key) return textsIn([value]);
  const star = starIn(key, pattern);
  return star === undefined ? [] : textsIn([value]).map((path) => path.replaceAll("*", () => star));
}

/** `@acme/guard/lib/x.js` as the name of the package and the path in it. */
function partsOf(word: string): { readonly name: string; readonly inside: string } {
  const [name = ""] = /^(?:@[^/]*\/)?[^/]*/.exec(word) ?? [];
  return { name, inside: word.slice(name.length + 1) };
}

/** The texts in a value, in all its conditions. */
function textsIn(values: readonly unknown[]): readonly string[] {
  const open = [...values];
  const found: string[] = [];
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (found.length >= limits.files) break;
    if (typeof next === "string") found.push(next);
    else if (typeof next === "object" && next !== null) append(open, Object.values(next));
  }
  return found;
}
