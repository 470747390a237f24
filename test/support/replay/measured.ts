/** Lays a measured case out on disk and asks the bundled command what it lists. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Held } from "../memory.ts";
import { gitEnvironment } from "../repository.ts";
import { type Ground, type Listed, type ListedSetting, type Measured, sessionRow } from "../vectors/measured.ts";

/** The rows that `list --format json` has for the host, or why no disk can hold the case. */
export async function rowsOnDisk(
  command: string,
  { host, edition }: Pick<Measured, "host" | "edition">,
  { repository, home, start, dirs = [] }: Ground,
): Promise<readonly Listed[] | string> {
  const odd = [...repository, ...(home ?? [])].find(
    ([path, held]) => !isPlain(held) || path.split("/").includes(".git"),
  );
  if (odd) return "a file that git does not hold under its name";
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "profile-measured-")));
  try {
    const root = join(folder, "repo");
    for (const [path, held] of repository) write(join(root, path), held);
    for (const [path, held] of home ?? []) write(join(folder, "home", path), held);
    for (const path of [join(root, start ?? ""), join(folder, "home")]) mkdirSync(path, { recursive: true });
    const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: root, env: gitEnvironment() });
    git("init", "--quiet", "--template=", "--initial-branch=main");
    git("-c", "core.autocrlf=false", "add", "--all", "--force");
    const policy = join(folder, "policy.json");
    if (dirs.length > 0) writeFileSync(policy, JSON.stringify({ hosts: { [host]: { dirs } } }));
    const words = ["list", "--format", "json", "--host", host, "--edition", `${host}=${edition}`];
    if (dirs.length > 0) words.push("--policy", policy);
    if (start !== undefined) words.push("--from", join(root, start));
    if (home) words.push("--user");
    const listing = await run([command, ...words], root, join(folder, "home"));
    return [
      ...listing.profiles.filter((row) => row.files.length > 0),
      sessionRow(listing.layers.flatMap(({ authority }) => authority)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function isPlain(held: Held): boolean {
  return typeof held === "string" || held instanceof Uint8Array || "link" in held || "directory" in held;
}

function write(path: string, held: Held): void {
  if (typeof held === "object" && "directory" in held) {
    mkdirSync(path, { recursive: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  if (typeof held === "object" && "link" in held) symlinkSync(held.link, path);
  else if (typeof held === "string" || held instanceof Uint8Array) writeFileSync(path, held);
}

interface Listing {
  readonly profiles: readonly Listed[];
  readonly layers: readonly { readonly authority: readonly ListedSetting[] }[];
}

function run(words: readonly string[], cwd: string, home: string): Promise<Listing> {
  return new Promise((done, fail) => {
    const env = { PATH: process.env.PATH, HOME: home };
    execFile(process.execPath, words, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error) fail(new Error(`the command ended badly: ${stderr || error.message}`));
      else done(JSON.parse(stdout) as Listing);
    });
  });
}
