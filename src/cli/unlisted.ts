/** What a host would read, or what decides the check, and is not in the checked tree: as notes. */
import type { Repository } from "../platform/git/index.ts";
import { existsAt } from "../platform/disk/single-file.ts";
import type { UnlistedFile } from "../platform/disk/unlisted.ts";
import { baselinePath, policyPaths } from "../policy/model.ts";
import { matches } from "../repo/patterns.ts";
import type { EvaluationInput, Machine } from "./input-types.ts";
import { counted } from "../sanitize/counted.ts";

/** What is said of a working tree, and the files that the clone did not check out. */
export async function notesOnDisk(
  repository: Repository | undefined,
  root: string,
  places: readonly string[],
  { environment }: Machine,
): Promise<Required<Pick<EvaluationInput, "absent" | "notes">>> {
  if (!repository && environment["GIT_DIR"])
    return {
      absent: [],
      notes: [
        "`GIT_DIR` is not honoured, so this is checked as a directory outside git; name the repository with --root DIR",
      ],
    };
  const left = await repository?.notCheckedOut();
  const own: ReadonlySet<string> = new Set([...policyPaths, baselinePath]);
  const counts = (path: string) => own.has(path) || places.some((pattern) => matches(path, pattern));
  const absent = (left?.paths ?? []).filter((path) => counts(path) && !existsAt(root, path));
  if (left === undefined || absent.length === 0) return { absent, notes: [] };
  const how = left.why === "sparse" ? "of a sparse checkout" : "of `--no-checkout`";
  const [one, many] = ["profile, settings file or policy is", "profiles, settings files or policies are"];
  const subject = `${counted(absent.length, one, many)} not on the disk`;
  return {
    absent,
    notes: [`${subject}, because ${how}, and not checked: ${first(absent)}; \`check --at HEAD\` checks the commit`],
  };
}

/** Without an index, git takes every file of HEAD for a staged deletion. */
export async function notesOnIndex(repository: Repository): Promise<readonly string[]> {
  return (await repository.notCheckedOut())?.why === "no-checkout"
    ? [
        "there is no git index, because of `--no-checkout`, so every file of HEAD counts as deleted; `check --at HEAD` checks the commit",
      ]
    : [];
}

/** A note for files that git ignores, and one for what is no file. */
export async function unlistedNotes(
  input: Pick<EvaluationInput, "unlisted">,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const found = await input.unlisted(patterns);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const paths = found.flatMap((file) => (file.kind === kind ? [file.path] : []));
    const one = paths.length === 1;
    return `${nounFor(kind, paths.length)} ${one ? "is" : "are"} where a host reads profiles, and ${one ? "is" : "are"} not checked: ${first(paths)}`;
  });
}

function nounFor(kind: UnlistedFile["kind"], count: number): string {
  if (kind === "ignored") return `${counted(count, "file")} that git ignores`;
  return counted(count, kind);
}

function first(paths: readonly string[]): string {
  return `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ", …" : ""}`;
}
