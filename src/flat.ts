/** Reads a folder in which a host looks at Markdown files directly and at nothing deeper. */
import { filesIn, readEach } from "./gather.ts";
import type { Item, Layer, Problem } from "./load.ts";
import { directoryOf, join, nameOf } from "./path.ts";
import type { Survey } from "./survey.ts";
import { type Source, startOf } from "./text.ts";

/** What a host makes of one file: an item without its layer and files, several where the file holds several. */
export type Made = Pick<Item, "verdict" | "profile" | "leniency">;

export interface FlatHost {
  readonly read: (source: Source, path: string) => Promise<readonly Made[]>;
  /** Names of Markdown files that the host leaves out on purpose. */
  readonly isSkipped?: (name: string) => boolean;
  /** `false`: the host reads plain files only, and a link to one is none. */
  readonly followsLinks: boolean;
}

export interface FlatFolder {
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
}

const markdown = /\.(?:md|markdown|mdx)$/i;

/**
 * The profiles of a folder, or of a file that a policy names. What looks like a profile and is none to the host (in a
 * deeper folder, under another ending) is dropped; `seen` holds the real paths of files that another layer has.
 */
export async function readFlat(survey: Survey, layer: Layer, root: string, { read, isSkipped = () => false, followsLinks }: FlatHost, seen: Set<string>): Promise<FlatFolder> {
  const { files, broken, unjudged } = filesIn(survey, root, { isWanted: (name) => markdown.test(name), deep: true, seen });
  const { all, unjudged: unread } = await readEach(survey, files, async (source, path): Promise<readonly Item[]> => {
    const because = whyNot(survey, root, path, followsLinks);
    const passed: Item = { layer, files: [source.path], verdict: { kind: "passed-over" } };
    if (isSkipped(nameOf(path))) return [passed];
    const made = await read(source, path);
    if (because === undefined) return made.map((one) => ({ layer, files: [source.path], ...one }));
    const meant = made.filter(({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded");
    if (meant.length === 0) return [passed];
    return meant.map(({ profile }) => ({ layer, files: [source.path], verdict: { kind: "dropped", problem: { message: because, at: startOf(source) } }, ...(profile ? { profile } : {}) }));
  });
  const gone = broken.map((problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
  return { items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] };
}

function whyNot(survey: Survey, root: string, path: string, followsLinks: boolean): string | undefined {
  if (path !== root && directoryOf(path) !== root) return `it lies in a folder below \`${root}\`, and the host reads none there`;
  if (!path.endsWith(".md")) return "its name does not end in `.md`, which is all that the host reads";
  const sight = survey.look(directoryOf(path));
  const entry = sight.kind === "directory" ? survey.entries.get(join(sight.path, nameOf(path))) : undefined;
  return entry?.kind === "link" && !followsLinks ? "it is a link, and the host reads plain files only" : undefined;
}

/** Whether anything stands where a folder would be. */
export function isPresent(survey: Survey, root: string, { items, unjudged }: FlatFolder): boolean {
  return survey.look(root).kind === "directory" || items.length + unjudged.length > 0;
}
