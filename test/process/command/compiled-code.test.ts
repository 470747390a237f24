/** The code that V8 compiled, kept beside the bundle: it changes how long a run takes, and nothing that it says. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { packed } from "../../support/package.ts";
import { gitEnvironment, makeRepository, posix, removeFolders, temporaryFolder } from "../../support/repository.ts";

afterAll(removeFolders);

const bypass =
  "---\nname: helper\ndescription: Does everything for everyone at once.\ntools: Bash\npermissionMode: bypassPermissions\n---\nGo.\n";
const reader = "---\nname: reader\ndescription: Reads the code and answers questions.\ntools: Read\n---\nRead.\n";
const repository = makeRepository({ ".claude/agents/helper.md": bypass, ".claude/agents/reader.md": reader }).directory;
const harmless = makeRepository({ ".claude/agents/reader.md": reader }).directory;
const counting = pathToFileURL(resolve("test/support/counted-scripts.mjs")).href;
const isRoot = process.geteuid?.() === 0;

interface Answer {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Parts that came with compiled code, and parts that V8 compiled. */
  readonly kept: number;
  readonly compiled: number;
}

/** A bundle of its own, in which nothing has run. */
function bundle(): string {
  const folder = join(temporaryFolder(), "cli");
  cpSync(join(packed().installed, "dist/cli"), folder, {
    recursive: true,
    filter: (path) => !path.endsWith(".compiled"),
  });
  return folder;
}

function check(
  folder: string,
  words: readonly string[] = ["check"],
  env: NodeJS.ProcessEnv = {},
  cwd = repository,
): Answer {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", counting, join(folder, "index.js"), ...words],
    { cwd, encoding: "utf8", env: { ...gitEnvironment(), CI: undefined, ...env } },
  );
  const [, said = "", counted = "{}"] = /^([^]*)\n(\{.*\})\n$/.exec(stderr) ?? [];
  const { kept, compiled } = JSON.parse(counted) as { readonly kept: number; readonly compiled: number };
  // The answer names the command that started it.
  return {
    code: status,
    stdout: stdout.replaceAll(folder, "bundle"),
    stderr: said.replaceAll(folder, "bundle"),
    kept,
    compiled,
  };
}

/** Runs some code before the command. */
const preload = (code: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import fs from "node:fs"; ${code}`)}`,
});

const store = (folder: string) => join(folder, ".compiled");
/** The folder of this version of Node.js, and the files in it that hold code. */
const versionIn = (folder: string) =>
  readdirSync(store(folder))
    .filter((name) => name !== ".gitignore")
    .map((name) => join(store(folder), name))[0] as string;
const codeIn = (folder: string) =>
  readdirSync(versionIn(folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(versionIn(folder), name));
const said = ({ code, stdout, stderr }: Answer) => ({ code, stdout, stderr });

/** What a run says that neither takes nor keeps compiled code. */
const plain = said(check(bundle(), ["check"], { CI: "1" }));

describe.runIf(posix)("compiled code", () => {
  it("is kept by the first run and taken by the next, which says the same", () => {
    const folder = bundle();
    const [first, second] = [check(folder), check(folder)];
    expect([first, second].map(said)).toEqual([plain, plain]);
    expect(plain.code).toBe(1);
    expect(first).toMatchObject({ kept: 0 });
    expect(first.compiled).toBeGreaterThan(10);
    expect(second).toMatchObject({ kept: first.compiled, compiled: 0 });
    for (const words of [
      ["list", "--format", "json"],
      ["check", "--format", "json"],
      ["explain", "helper"],
      ["rules"],
    ]) {
      const without = said(check(folder, words, { CI: "1" }));
      expect([said(check(folder, words)), said(check(folder, words))], words.join(" ")).toEqual([without, without]);
    }
  });

  it("grows with the kinds of runs, and is written by none that brings nothing new", () => {
    const folder = bundle();
    check(folder, ["check"], {}, harmless);
    const times = () => codeIn(folder).map((path) => `${path} ${statSync(path).ino} ${statSync(path).mtimeMs}`);
    const afterPassing = times();
    check(folder, ["check"], {}, harmless);
    expect(times()).toEqual(afterPassing);
    check(folder);
    const afterFailing = times();
    expect(afterFailing.some((one) => afterPassing.includes(one))).toBe(false);
    check(folder);
    check(folder, ["check"], {}, harmless);
    expect(times()).toEqual(afterFailing);
  });

  it("goes with the part that it was made of", () => {
    const folder = bundle();
    check(folder, ["check"], {}, harmless);
    for (const name of ["1.index.js", "main.js.12345"]) writeFileSync(join(versionIn(folder), name), "words");
    check(folder);
    const left = readdirSync(versionIn(folder)).filter((name) => name !== "kinds");
    expect(left.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    expect(left.length).toBeGreaterThan(10);
  });

  it("is the user's alone, and no change of a clone", () => {
    const folder = bundle();
    check(folder);
    expect(statSync(store(folder)).mode & 0o777).toBe(0o700);
    for (const path of codeIn(folder)) expect(statSync(path).mode & 0o777).toBe(0o600);
    const git = (...words: readonly string[]) =>
      spawnSync("git", words, { cwd: folder, encoding: "utf8", env: gitEnvironment() }).stdout;
    git("init");
    expect(git("status", "--porcelain", "--untracked-files=all")).not.toContain(".compiled");
    expect(packed().files.filter(({ path }) => path.includes(".compiled"))).toEqual([]);
  });

  it("is kept and taken by a quick answer that has to read a policy", () => {
    const folder = bundle();
    const { directory, git, write } = makeRepository({
      ".github/agent-profile-check.yml": "extends: preset:strict\n",
      "src/main.ts": "export {};\n",
    });
    write({ "src/main.ts": "export const one = 1;\n" });
    git("add", "--all");
    const staged = () => check(folder, ["check", "--staged"], {}, directory);
    const [first, second] = [staged(), staged()];
    expect(said(second)).toEqual(said(first));
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing that is staged"), kept: 0 });
    expect(first.compiled).toBeGreaterThan(3);
    expect(second).toMatchObject({ kept: first.compiled, compiled: 0 });
  });

  it("is neither kept nor taken in CI, by a quick answer without a policy, or by a run that failed", () => {
    const folder = bundle();
    check(folder, ["check"], { CI: "true" });
    check(folder, ["check", "--staged"], {}, harmless);
    const fault = `--import=${pathToFileURL(resolve("test/support/fault.mjs")).href}`;
    expect(check(folder, ["check"], { NODE_OPTIONS: fault, FAULT: "index\\.js" }).code).toBe(3);
    expect(existsSync(store(folder))).toBe(false);
    check(folder);
    expect(check(folder, ["check"], { CI: "true" })).toMatchObject({ kept: 0, compiled: 0 });
  });

  it("is not taken when it is damaged, and made anew", () => {
    const folder = bundle();
    const { compiled } = check(folder);
    const damages: readonly ((path: string) => void)[] = [
      (path) => truncateSync(path, 0),
      (path) => truncateSync(path, 100),
      (path) => truncateSync(path, 192),
      (path) => truncateSync(path, statSync(path).size - 1),
      (path) => writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.of(0)])),
      (path) => writeFileSync(path, Buffer.alloc(statSync(path).size)),
      (path) => rmSync(path),
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
      ...[0, 20, 100, 190, 192, 200, 300, 4000].map((at) => (path: string) => {
        const bytes = readFileSync(path);
        bytes[Math.min(at, bytes.length - 1)]! ^= 1;
        writeFileSync(path, bytes);
      }),
    ];
    for (const [which, damage] of damages.entries()) {
      const paths = codeIn(folder);
      const path = paths[which % paths.length] as string;
      damage(path);
      const after = check(folder);
      expect(said(after), String(damage)).toEqual(plain);
      expect(after, String(damage)).toMatchObject({ kept: compiled - 1, compiled: 1 });
      // A folder in the place of a file stays, and so do all files that were written before it.
      if (statSync(path).isDirectory()) rmSync(path, { recursive: true });
      check(folder);
    }
    expect(check(folder)).toMatchObject({ kept: compiled, compiled: 0 });
  });

  it("is not taken for another file of the same length, nor for the same file elsewhere", () => {
    const folder = bundle();
    const { compiled } = check(folder);
    const copy = join(temporaryFolder(), "cli");
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    chmodSync(store(copy), 0o700);
    expect(check(copy)).toMatchObject({ kept: 0, compiled });

    const part = join(folder, (codeIn(folder)[0] as string).slice(versionIn(folder).length + 1));
    const { atime, mtime } = statSync(part);
    writeFileSync(part, readFileSync(part, "utf8").replace('"use strict";', '"Use strict";'));
    utimesSync(part, atime, mtime);
    expect(check(folder)).toMatchObject({ kept: compiled - 1, compiled: 1 });
  });

  it("is not taken where somebody else could have written it", () => {
    const folder = bundle();
    const { compiled } = check(folder);
    const [path = ""] = codeIn(folder);
    chmodSync(path, 0o620);
    expect(check(folder)).toMatchObject({ kept: compiled - 1, compiled: 1 });
    for (const mode of [0o777, 0o770, 0o702, 0o750]) {
      chmodSync(store(folder), mode);
      expect(said(check(folder))).toEqual(plain);
      expect(check(folder), mode.toString(8)).toMatchObject({ kept: 0, compiled });
    }
    chmodSync(store(folder), 0o700);
    expect(check(folder)).toMatchObject({ kept: compiled, compiled: 0 });
    renameSync(store(folder), join(folder, "moved"));
    symlinkSync("moved", store(folder));
    expect(check(folder)).toMatchObject({ kept: 0, compiled });
  });

  it("never replaces what a link leads to", () => {
    const folder = bundle();
    const { compiled } = check(folder);
    const [path = ""] = codeIn(folder);
    const other = join(temporaryFolder(), "other");
    writeFileSync(other, readFileSync(path), { mode: 0o600 });
    rmSync(path);
    symlinkSync(other, path);
    const before = readFileSync(other);
    expect(check(folder)).toMatchObject({ kept: compiled - 1, compiled: 1 });
    expect(readFileSync(other).equals(before)).toBe(true);
  });

  it("is of few versions of Node.js and their flags", () => {
    const folder = bundle();
    for (const size of [100, 110, 120, 130, 140, 150])
      check(folder, ["check"], { NODE_OPTIONS: `--max-old-space-size=${size}` });
    const versions = readdirSync(store(folder)).filter((name) => name !== ".gitignore");
    expect(versions.length).toBeGreaterThan(1);
    expect(versions.length).toBeLessThan(5);
  });

  it.each([
    ["stand still", "Object.assign(fstatSync(file, options), { mtimeNs: 1n, ctimeNs: 1n })"],
    ["are not exact", "fstatSync(file)"],
  ])("is not taken for an edited part where times %s", (_, status) => {
    const folder = bundle();
    const still = preload(`const { fstatSync } = fs; fs.fstatSync = (file, options) => ${status};`);
    const first = check(folder, ["check"], still);
    expect(said(first)).toEqual(plain);
    expect(check(folder, ["check"], still)).toMatchObject({ kept: first.compiled, compiled: 0 });
    const part = join(folder, (codeIn(folder)[0] as string).slice(versionIn(folder).length + 1));
    writeFileSync(part, readFileSync(part, "utf8").replace('"use strict";', '"Use strict";'));
    expect(check(folder, ["check"], still)).toMatchObject({ kept: first.compiled - 1, compiled: 1 });
  });

  it("is not kept in a folder that its owner made read-only", () => {
    const folder = bundle();
    chmodSync(folder, 0o555);
    expect(said(check(folder))).toEqual(plain);
    expect(existsSync(store(folder))).toBe(false);
    chmodSync(folder, 0o755);
  });

  it("is not kept where somebody else makes its folder first", () => {
    const folder = bundle();
    const other = join(temporaryFolder(), "other");
    writeFileSync(other, "words");
    const [place, target] = [store(folder), other].map((path) => JSON.stringify(path));
    const faster = `process.on("exit", () => { fs.mkdirSync(${place}); fs.chmodSync(${place}, 0o777); fs.symlinkSync(${target}, ${place} + "/.gitignore"); });`;
    expect(said(check(folder, ["check"], preload(faster)))).toEqual(plain);
    expect(readFileSync(other, "utf8")).toBe("words");
    expect(readdirSync(store(folder))).toEqual([".gitignore"]);
  });

  it("is taken, and parts are read, however little the system gives at once", () => {
    const folder = bundle();
    const little = preload(
      "const { readSync } = fs; fs.readSync = (file, bytes, start, length, at) => readSync(file, bytes, start, Math.min(length, 999), at);",
    );
    const [first, second] = [check(folder, ["check"], little), check(folder, ["check"], little)];
    expect([first, second].map(said)).toEqual([plain, plain]);
    expect(second).toMatchObject({ kept: first.compiled, compiled: 0 });
  });

  it("may be impossible to write", () => {
    const folder = bundle();
    check(folder);
    const version = versionIn(folder);
    rmSync(version, { recursive: true });
    writeFileSync(version, "");
    expect([said(check(folder)), said(check(folder))]).toEqual([plain, plain]);
    expect(readFileSync(version, "utf8")).toBe("");
  });

  it("may have a file in its place", () => {
    const folder = bundle();
    writeFileSync(store(folder), "");
    expect([said(check(folder)), said(check(folder))]).toEqual([plain, plain]);
    expect(readFileSync(store(folder), "utf8")).toBe("");
  });

  it.runIf(isRoot)("is not kept in a folder of another user, who could not delete it", () => {
    const folder = bundle();
    spawnSync("chown", ["-R", "12345", folder]);
    expect(said(check(folder))).toEqual(plain);
    expect(existsSync(store(folder))).toBe(false);
  });
});
