/** Parses what `extends` and the action's input can name: a preset, a file, or a file of another repository. */
import { suggestion } from "../../repo/spelling.ts";
import { type Preset, presets } from "../../model/rule.ts";

/** A file of a repository on the same GitHub server: `owner/repo//path@ref#sha256:…`. */
export interface RemoteFile {
  readonly kind: "remote";
  readonly owner: string;
  readonly repository: string;
  readonly path: string;
  /** A branch, a tag or a commit. */
  readonly ref: string;
  /** The SHA-256 of the required content, as hex. */
  readonly sha256: string | undefined;
}

/** A file of another repository whose content is fixed. */
export interface PinnedFile extends RemoteFile {
  readonly sha256: string;
}

/** What `extends` may name. */
export type Reference =
  | { readonly kind: "preset"; readonly preset: Preset }
  | { readonly kind: "file"; readonly path: string }
  | RemoteFile;

/** The reference, or the reason why `text` is none. */
export function referenceOf(text: string): Reference | string {
  if (text.startsWith("preset:")) return presetReference(text);
  const remote = remotePattern.exec(text);
  if (remote) {
    const [, owner = "", repository = "", path = "", ref = "", sha256] = remote;
    if (isOutside(path) || /^\.{1,2}$/.test(repository) || isImpossibleRef(ref))
      return `\`${text}\` names a repository, a path or a ref that there cannot be`;
    return { kind: "remote", owner, repository, path: normalizedPath(path), ref, sha256: sha256?.toLowerCase() };
  }
  if (/^[^#]+@[^#]+#/.test(text))
    return `\`${text}\` pins no content: a digest reads \`#sha256:\` and 64 hexadecimal digits`;
  if (/\/\/|[@#]/.test(text))
    return `\`${text}\` is no reference; one to another repository reads \`owner/repo//path@ref\`, with \`#sha256:…\` to pin its content`;
  if (isOutside(text)) return `\`${text}\` is not a file of this repository`;
  return { kind: "file", path: normalizedPath(text) };
}

function presetReference(text: string): Reference | string {
  const preset = presets.find((name) => `preset:${name}` === text);
  if (preset) return { kind: "preset", preset };
  const names = presets.map((name) => `preset:${name}`);
  return `there is no \`${text}\`${suggestion(text, names)}`;
}

/** `owner/repo//path@ref`, with an optional `#sha256:…`. */
const remotePattern =
  /^([A-Za-z0-9][\w.-]{0,99})\/([\w.-]{1,100})\/\/([^@#]{1,400})@([^@#\s]{1,250})(?:#sha256:([0-9a-fA-F]{64}))?$/;

/** Whether Git refuses it as the name of a branch or a tag. */
function isImpossibleRef(ref: string): boolean {
  return /^-|\.\.|[\s~^:?*[\\]/.test(ref);
}

/** Whether the content can never change. */
export function isPinned({ ref, sha256 }: RemoteFile): boolean {
  return sha256 !== undefined || /^[0-9a-f]{40,64}$/.test(ref);
}

/** The reference in the form that `extends` accepts, without the digest. */
export function referenceText(reference: Reference): string {
  switch (reference.kind) {
    case "preset":
      return `preset:${reference.preset}`;
    case "file":
      return reference.path;
    case "remote":
      return `${reference.owner}/${reference.repository}//${reference.path}@${reference.ref}`;
  }
}

/** The reference of the key `organisation`, or why `text` is none. */
export function pinnedReferenceOf(text: string): PinnedFile | string {
  const example = "`acme/policy//agents.yml@COMMIT#sha256:…`";
  const reference = referenceOf(text);
  if (typeof reference === "string") return reference;
  if (reference.kind !== "remote")
    return `\`${text}\` does not name a file of another repository; write it as ${example}`;
  const { sha256 } = reference;
  if (sha256 === undefined)
    return `\`${text}\` has no digest, so neither a vendored copy nor a moved ref can be checked; write it as ${example}, or run \`agent-profile-check init --organisation ${text} --from FILE\``;
  return { ...reference, sha256 };
}

/** The reference with its digest, as `organisation` states it. */
export function pinnedText(reference: PinnedFile): string {
  return `${referenceText(reference)}#sha256:${reference.sha256}`;
}

/** Whether two references name the same file, whatever the commit. GitHub ignores case in owners and repositories. */
export function namesSameFile(
  a: Pick<RemoteFile, "owner" | "repository" | "path">,
  b: Pick<RemoteFile, "owner" | "repository" | "path">,
): boolean {
  const homeOf = ({ owner, repository }: typeof a) => `${owner}/${repository}`.toLowerCase();
  return homeOf(a) === homeOf(b) && a.path === b.path;
}

function isOutside(path: string): boolean {
  return path === "" || path.startsWith("/") || /^[A-Za-z]:|[\\\0]/.test(path) || path.split("/").includes("..");
}

function normalizedPath(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}
