/** The organisation as bare repositories below one folder: mirrors for `--mirrors`, and what the stand-in serves. */
import { spawn } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitEnvironment } from "../../test/support/repository.ts";
import type { Texts } from "./profiles.ts";
import { sideBySide } from "./side-by-side.ts";
import { changesIn, filesOf, type Size, type Specimen, specimensOf } from "./specimen.ts";

export interface Head {
  readonly commit: string;
  readonly tree: string;
}

export interface Member extends Specimen {
  /** The folder of the bare repository. */
  readonly directory: string;
  /** `undefined`: it is empty. */
  head: Head | undefined;
}

export interface Organisation {
  /** Below it is a mirror of each member. */
  readonly mirrors: string;
  readonly members: readonly Member[];
  readonly size: Size;
}

/** Makes all repositories. Those with a fault are whole so far. */
export async function makeOrganisation(folder: string, size: Size): Promise<Organisation> {
  const mirrors = join(folder, "mirrors");
  const members = specimensOf(size).map(
    (specimen): Member => ({ ...specimen, directory: join(mirrors, `${specimen.name}.git`), head: undefined }),
  );
  await sideBySide(members, async (member) => {
    emptyRepository(member.directory);
    const files = filesOf(member, size);
    if (Object.keys(files).length > 0) member.head = await commit(member.directory, files, undefined);
  });
  return { mirrors, members, size };
}

/** Changes these repositories by a commit each. */
export async function change({ size }: Organisation, members: readonly Member[]): Promise<void> {
  await sideBySide(members, async (member) => {
    member.head = await commit(member.directory, changesIn(member, size), member.head);
  });
}

/** Makes the mirrors of faulty repositories what a broken mirror is. What vanishes does so after the plan: `vanish`. */
export function breakMirrors({ members }: Organisation): void {
  for (const { kind, directory } of members) {
    if (kind === "renamed") writeFileSync(join(directory, "HEAD"), "ref: refs/heads/gone\n");
    if (kind === "blocked") writeFileSync(join(directory, "HEAD"), "nonsense\n");
    if (kind === "hidden") {
      rmSync(join(directory, "objects"), { recursive: true });
      mkdirSync(join(directory, "objects"));
    }
  }
}

/** Takes the mirrors away that vanish between a plan and a scan; the function that is returned brings them back. */
export function vanish({ members }: Organisation): () => void {
  const gone = members.filter(({ kind }) => kind === "vanished");
  for (const { directory } of gone) renameSync(directory, `${directory}-gone`);
  return () => {
    for (const { directory } of gone) renameSync(`${directory}-gone`, directory);
  };
}

/** What `git init --bare` makes, without a process. */
function emptyRepository(directory: string): void {
  for (const name of ["objects", "refs/heads"]) mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, "HEAD"), "ref: refs/heads/main\n");
  writeFileSync(join(directory, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
}

/** One process of git, which says what it made. */
async function commit(directory: string, files: Texts, parent: Head | undefined): Promise<Head> {
  const message = "change";
  const parts = [
    "commit refs/heads/main\nmark :1\ncommitter a <a@example.com> 1767225600 +0000\n",
    `data ${message.length}\n${message}\n`,
    ...(parent ? [`from ${parent.commit}\n`] : []),
    ...Object.entries(files).flatMap(([path, text]) => [
      `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n`,
      `${text}\n`,
    ]),
    "\nget-mark :1\nls :1 \n",
  ];
  const printed = await git(directory, ["fast-import", "--quiet"], parts.join(""));
  const [, id = "", tree = ""] = /^([0-9a-f]{40})\n040000 tree ([0-9a-f]{40})\t/.exec(printed) ?? [];
  if (tree === "") throw new Error(`git fast-import in ${directory} printed ${printed}`);
  return { commit: id, tree };
}

function git(directory: string, words: readonly string[], input: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn("git", words, { cwd: directory, env: gitEnvironment(), stdio: ["pipe", "pipe", "inherit"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done(Buffer.concat(parts).toString()) : fail(new Error(`git ${words.join(" ")} ended with ${code}`)),
    );
    child.stdin.end(input);
  });
}
