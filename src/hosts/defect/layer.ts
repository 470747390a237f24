/** Reads one directory of profiles into a layer. */
import type { Item, Layer, Problem } from "../../model/load.ts";
import { directoryOf, extensionOf, join, nameOf, stemOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, startOf } from "../../repo/text.ts";
import { readAuthority } from "./settings.ts";
import { type Candidate, readFolder, readSingle } from "./candidate.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import { notInTreeProblem } from "../_kit/loading/unread-fault.ts";

/** One directory of profiles. With a `failure` none of its profiles loads. */
export interface ProfileLayer {
  readonly layer: Layer;
  readonly candidates: readonly Candidate[];
  /** Files and folders that the host skips silently. */
  readonly asides: readonly Item[];
  readonly unjudged: readonly Problem[];
  /**
   * Why the host does not start: the directory's own fault, two profiles of one name, or the first malformed profile.
   */
  readonly failure: Problem | undefined;
}

type Source = "user" | "project";

/**
 * `settings`: the settings files of the layer, which `governs` says where they count. A directory that cannot be read
 * is a fault, a missing one is not (vast-enterprise/defect@1570e23:crates/config/src/profiles.rs, `scan_agents_dir`).
 */
export async function readLayer(
  repo: RepoIndex,
  source: Source,
  root: string,
  settings: readonly string[] = [],
  governs?: string,
): Promise<ProfileLayer> {
  const resolution = repo.resolve(root);
  // The settings hold for sessions without profiles too.
  const { authority, unjudged } = await readAuthority(repo, settings);
  const common = { name: source, root, authority, ...(governs === undefined ? {} : { governs }) };
  const empty = { candidates: [], asides: [], unjudged, failure: undefined };
  if (resolution.kind === "missing") return { ...empty, layer: { ...common, status: "absent" } };
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return {
      ...empty,
      layer: { ...common, status: "absent" },
      unjudged: [...unjudged, notInTreeProblem(root, resolution)],
    };
  if (resolution.kind === "file" && extensionOf(root) === "md")
    return assemble(common, unjudged, [await readEntry(repo, source, directoryOf(root), nameOf(root))]);
  if (resolution.kind !== "directory") {
    const problem = { message: "it is not a readable directory", at: placeOfPath(root) };
    return { ...empty, layer: { ...common, status: "failed", problem }, failure: problem };
  }
  return assemble(
    common,
    unjudged,
    await Promise.all(repo.names(root).map((name) => readEntry(repo, source, root, name))),
  );
}

type EntryRead = {
  readonly candidate?: Candidate;
  readonly aside?: Pick<Item, "files" | "verdict">;
  readonly unjudged?: Problem;
};

function assemble(
  common: Pick<Layer, "name" | "root" | "authority" | "governs">,
  unread: readonly Problem[],
  reads: readonly EntryRead[],
): ProfileLayer {
  const candidates = withoutTwins(reads.flatMap(({ candidate }) => candidate ?? []));
  const failure = candidates.find(({ problem }) => problem)?.problem;
  const layer: Layer = { ...common, status: failure ? "failed" : "loaded" };
  return {
    layer,
    candidates,
    asides: reads.flatMap(({ aside }) => (aside ? { layer, ...aside } : [])),
    unjudged: [
      ...unread,
      ...reads.flatMap(({ unjudged }) => unjudged ?? []),
      ...candidates.flatMap(({ unjudged }) => unjudged),
    ],
    failure,
  };
}

/** `x/` and `x.md` in one directory: the host reads both, and then refuses every profile. */
function withoutTwins(candidates: readonly Candidate[]): readonly Candidate[] {
  const first = new Map<string, Candidate>();
  return candidates.map((candidate) => {
    const twin = first.get(candidate.name);
    if (!twin) first.set(candidate.name, candidate);
    if (!twin || candidate.problem) return candidate;
    const related = [{ message: "the other one", at: placeOfPath(twin.files[0] ?? "") }];
    return {
      ...candidate,
      problem: {
        message: `a folder and a file are both named \`${candidate.name}\``,
        at: placeOfPath(candidate.files[0] ?? ""),
        related,
      },
    };
  });
}

/** One name of the directory. */
interface Entry {
  readonly repo: RepoIndex;
  readonly source: Source;
  readonly root: string;
  readonly name: string;
  readonly path: string;
  /** Whether its name, or that of its `config.toml`, is not UTF-8. */
  readonly unnameable: boolean;
}

async function readEntry(repo: RepoIndex, source: Source, root: string, name: string): Promise<EntryRead> {
  const path = join(root, name);
  const unnameable = [path, join(path, "config.toml")].some((at) => repo.entries.get(at)?.kind === "unnameable");
  const entry: Entry = { repo, source, root, name, path, unnameable };
  const resolution = repo.resolve(path);
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { unjudged: notInTreeProblem(path, resolution) };
  return resolution.kind === "directory" ? readDirectory(entry) : readFile(entry, resolution.kind === "loop");
}

function dropped({ path }: Entry, message: string): EntryRead {
  return { aside: { files: [path], verdict: { kind: "dropped", problem: { message, at: placeOfPath(path) } } } };
}

function passedOver({ path }: Entry): EntryRead {
  return { aside: { files: [path], verdict: { kind: "passed-over" } } };
}

async function readDirectory(entry: Entry): Promise<EntryRead> {
  const { repo, source, name, path } = entry;
  const config = join(path, "config.toml");
  const resolution = repo.resolve(config);
  if (resolution.kind === "outside" || resolution.kind === "unjudged")
    return { unjudged: notInTreeProblem(config, resolution) };
  if (entry.unnameable) return dropped(entry, "its name is not UTF-8");
  if (resolution.kind !== "file") return (await misplaced(entry)) ?? passedOver(entry);
  return { candidate: await readFolder(repo, { name, directory: path, source }, path, await repo.read(config)) };
}

async function readFile(entry: Entry, isLoop: boolean): Promise<EntryRead> {
  const { repo, source, root, name, path } = entry;
  const extension = extensionOf(name);
  if (extension !== "md")
    return /^(md|mdx|markdown|ya?ml|toml)$/i.test(extension ?? "")
      ? dropped(entry, "only folders with `config.toml` and files `*.md` are read here")
      : passedOver(entry);
  if (entry.unnameable) return dropped(entry, "its name is not UTF-8");
  const named = { name: stemOf(name), directory: root, source };
  const content = await repo.read(path);
  if (content.kind === "text") return { candidate: await readSingle(repo, named, path, content.source) };
  if (content.kind === "unjudged") return { unjudged: { message: content.problem, at: startOf(content.source) } };
  const problem: Problem =
    content.kind === "not-utf8"
      ? { message: "it is not UTF-8", at: startOf(content.source) }
      : {
          message: isLoop ? "it is a circular link" : "it is a broken link",
          at: placeOfPath(path),
        };
  return { candidate: { files: [path], name: named.name, problem, unjudged: [] } };
}

/** A folder that was meant as a profile, or holds profiles. */
async function misplaced(entry: Entry): Promise<EntryRead | undefined> {
  const { repo, path: folder } = entry;
  const names = repo.names(folder);
  const meant = names.find((name) => /^(system\.md|config\..+)$/i.test(name));
  if (meant === "config.toml") return dropped(entry, "its `config.toml` is not a file");
  if (meant !== undefined)
    return dropped(entry, `a folder needs a \`config.toml\` to be a profile, and this one has \`${meant}\` only`);
  for (const name of names.filter((name) => extensionOf(name) === "md")) {
    const content = await repo.read(join(folder, name));
    if (content.kind === "text" && splitFrontmatter(content.source.text))
      return dropped(entry, `it contains \`${name}\`, and subfolders are not read`);
  }
  return undefined;
}
