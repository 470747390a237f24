/** Reads one directory of profiles. */
import type { Item, Layer, Problem } from "../../model/load.ts";
import { directoryOf, extensionOf, join, nameOf, stemOf } from "../../repo/path.ts";
import type { Resolution, RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, startOf } from "../../repo/text.ts";
import { readAuthority } from "./authority.ts";
import { type Candidate, readFolder, readSingle } from "./candidate.ts";
import { splitFrontmatter } from "./frontmatter.ts";

export interface LayerRead {
  readonly layer: Layer;
  readonly candidates: readonly Candidate[];
  /** What the host leaves out without a word. */
  readonly asides: readonly Item[];
  readonly unjudged: readonly Problem[];
  /** Why the host does not start: the directory's own fault, two profiles of one name, or the first bad profile. */
  readonly failure: Problem | undefined;
}

type Source = "user" | "project";

/** `settings`: the host's own files beside it. A directory that does not exist is none; one that cannot be read is a fault (vast-enterprise/defect@1570e23:crates/config/src/profiles.rs, `scan_agents_dir`). */
export async function readLayer(
  repo: RepoIndex,
  source: Source,
  root: string,
  settings: readonly string[] = [],
): Promise<LayerRead> {
  const sight = repo.resolve(root);
  const { authority, unjudged } =
    sight.kind === "missing" ? { authority: [], unjudged: [] } : await readAuthority(repo, settings);
  const common = { name: source, root, authority };
  const empty = { candidates: [], asides: [], unjudged, failure: undefined };
  if (sight.kind === "missing") return { ...empty, layer: { ...common, status: "absent" } };
  if (sight.kind === "outside" || sight.kind === "unjudged")
    return { ...empty, layer: { ...common, status: "absent" }, unjudged: [...unjudged, beyond(root, sight)] };
  if (sight.kind === "file" && extensionOf(root) === "md")
    return assemble(common, unjudged, [await readEntry(repo, source, directoryOf(root), nameOf(root))]);
  if (sight.kind !== "directory") {
    const problem = { message: "it is no directory that could be read", at: placeOfPath(root) };
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
  common: Pick<Layer, "name" | "root" | "authority">,
  beside: readonly Problem[],
  reads: readonly EntryRead[],
): LayerRead {
  const candidates = withoutTwins(reads.flatMap(({ candidate }) => candidate ?? []));
  const failure = candidates.find(({ problem }) => problem)?.problem;
  const layer: Layer = { ...common, status: failure ? "failed" : "loaded" };
  return {
    layer,
    candidates,
    asides: reads.flatMap(({ aside }) => (aside ? { layer, ...aside } : [])),
    unjudged: [
      ...beside,
      ...reads.flatMap(({ unjudged }) => unjudged ?? []),
      ...candidates.flatMap(({ unjudged }) => unjudged),
    ],
    failure,
  };
}

/** `x/` and `x.md` in one directory: the host reads both, and then refuses all. */
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
        message: `a folder and a file are both called \`${candidate.name}\``,
        at: placeOfPath(candidate.files[0] ?? ""),
        related,
      },
    };
  });
}

async function readEntry(repo: RepoIndex, source: Source, root: string, name: string): Promise<EntryRead> {
  const path = join(root, name);
  const at = placeOfPath(path);
  const dropped = (message: string): EntryRead => ({
    aside: { files: [path], verdict: { kind: "dropped", problem: { message, at } } },
  });
  const passed: EntryRead = { aside: { files: [path], verdict: { kind: "passed-over" } } };
  const unnameable = [path, join(path, "config.toml")].some((at) => repo.entries.get(at)?.kind === "unnameable");
  const sight = repo.resolve(path);
  if (sight.kind === "outside" || sight.kind === "unjudged") return { unjudged: beyond(path, sight) };
  if (sight.kind === "directory") {
    const config = repo.resolve(join(path, "config.toml"));
    if (config.kind === "outside" || config.kind === "unjudged")
      return { unjudged: beyond(join(path, "config.toml"), config) };
    if (unnameable) return dropped("its name is not UTF-8");
    if (config.kind !== "file") return (await misplaced(repo, path, dropped)) ?? passed;
    return {
      candidate: await readFolder(
        repo,
        { name, directory: path, source },
        path,
        await repo.read(join(path, "config.toml")),
      ),
    };
  }
  if (extensionOf(name) !== "md")
    return /^(md|mdx|markdown|ya?ml|toml)$/i.test(extensionOf(name) ?? "")
      ? dropped("only a folder with `config.toml` and a file `*.md` count here")
      : passed;
  if (unnameable) return dropped("its name is not UTF-8");
  const named = { name: stemOf(name), directory: root, source };
  const content = await repo.read(path);
  if (content.kind === "text") return { candidate: await readSingle(repo, named, path, content.source) };
  if (content.kind === "unjudged") return { unjudged: { message: content.problem, at: startOf(content.source) } };
  const message =
    content.kind === "not-utf8"
      ? "it is not UTF-8"
      : sight.kind === "loop"
        ? "it is a link that leads in a circle"
        : "it is a link that leads nowhere";
  return {
    candidate: {
      files: [path],
      name: named.name,
      problem: { message, at: content.kind === "not-utf8" ? startOf(content.source) : at },
      unjudged: [],
    },
  };
}

/** A folder that was meant as a profile, or holds some. */
async function misplaced(
  repo: RepoIndex,
  folder: string,
  dropped: (message: string) => EntryRead,
): Promise<EntryRead | undefined> {
  const names = repo.names(folder);
  const meant = names.find((name) => /^(system\.md|config\..+)$/i.test(name));
  if (meant === "config.toml") return dropped("its `config.toml` is no file, or a link that leads to none");
  if (meant !== undefined)
    return dropped(`a folder needs a \`config.toml\` to be a profile, and this one has \`${meant}\` only`);
  for (const name of names.filter((name) => extensionOf(name) === "md")) {
    const content = await repo.read(join(folder, name));
    if (content.kind === "text" && splitFrontmatter(content.source.text))
      return dropped(`it holds \`${name}\`, and the host reads no folders below its own`);
  }
  return undefined;
}

function beyond(path: string, sight: Extract<Resolution, { kind: "outside" | "unjudged" }>): Problem {
  if (sight.kind === "unjudged") return { message: sight.problem, at: placeOfPath(sight.path) };
  return {
    message: `leads out of the repository, to \`${sight.target}\`, and is not read here`,
    at: placeOfPath(sight.link ?? path),
  };
}
