/** Puts a case of the vectors on disk, where a host would find it: `repo` for the project, `home` for the user, both in git. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gitEnvironment } from "../repository.ts";
import type { Case, CaseEntry } from "../vectors.ts";

/** Where the entries of a case belong. */
export interface Plan {
  /** The place of a case's path, below `repo/` or `home/`; `undefined` for what only tells how to read the case. */
  readonly place: (path: string) => string | undefined;
  /** Directories below `repo` that are repositories of their own, `repo` among them or not. */
  readonly repositories: readonly string[];
  /** Of these, the ones whose `.git` is a file that points elsewhere. */
  readonly pointing: readonly string[];
  /** A directory that is there whether it holds something or not. */
  readonly start: string;
  /** Whether `home` counts. */
  readonly hasUser: boolean;
}

export interface Ground {
  /** Absolute, links resolved. */
  readonly folder: string;
  remove(): void;
}

const start = promisify(execFile);

/** Writes a case and commits it; the disk, the index and the commit of every repository then hold the same. */
export async function layOut(
  { tree }: Case,
  { place, repositories, pointing, start: from, hasUser }: Plan,
): Promise<Ground> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "profile-replay-")));
  for (const path of ["repo", "home", from, ...repositories]) mkdirSync(join(folder, path), { recursive: true });
  for (const entry of tree) {
    // Names are bytes on disk, and Latin-1 keeps each of them.
    const name = entry.path === undefined ? Buffer.from(entry.pathBase64 ?? "", "base64") : Buffer.from(entry.path);
    const path = place(name.toString("latin1"));
    if (path !== undefined && !path.split("/").includes(".git"))
      write(Buffer.from(folder), Buffer.from(path, "latin1"), entry);
  }
  const deepestFirst = [...repositories].sort((one, other) => other.length - one.length);
  for (const [i, path] of [...(hasUser ? ["home"] : []), ...deepestFirst].entries()) {
    const git = async (...words: readonly string[]) =>
      start("git", ["-c", "gc.auto=0", "-c", "maintenance.auto=false", ...words], {
        cwd: join(folder, path),
        env: gitEnvironment(),
      });
    await git(
      "init",
      "--quiet",
      "--template=",
      "--initial-branch=main",
      ...(pointing.includes(path) ? [`--separate-git-dir=${join(folder, `git-${i}`)}`] : []),
    );
    await git("add", "--all", "--force");
    await git("commit", "--quiet", "--allow-empty", "--message", "case");
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

function write(folder: Buffer, path: Buffer, { text, base64, link, dir }: CaseEntry): void {
  const target = Buffer.concat([folder, Buffer.from("/"), path]);
  if (dir) return void mkdirSync(target, { recursive: true });
  mkdirSync(Buffer.from(dirname(target.toString("latin1")), "latin1"), { recursive: true });
  if (link !== undefined) symlinkSync(link, target);
  else writeFileSync(target, base64 === undefined ? (text ?? "") : Buffer.from(base64, "base64"));
}
