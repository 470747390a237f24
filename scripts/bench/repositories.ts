/**
 * The repositories of the benchmark: real profiles of a corpus under unique names, one commit, and a second one where a
 * row compares.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { profilesOf } from "../corpus.ts";

/** Where the corpus lies if nothing else is named. It is not part of the project. */
export const usualCorpus = "../shared/corpus";

const folders: Readonly<Record<string, string>> = {
  claude: ".claude/agents",
  codex: ".codex/agents",
  copilot: ".github/agents",
  cursor: ".cursor/agents",
  factory: ".factory/droids",
  gemini: ".gemini/agents",
  kiro: ".kiro/agents",
  opencode: ".opencode/agents",
  qwen: ".qwen/agents",
  vtcode: ".vtcode/agents",
};

type Files = Readonly<Record<string, string>>;

interface Source {
  readonly host: string;
  readonly stem: string;
  readonly extension: string;
  readonly text: string;
}

/** The profiles of a corpus that a host reads from one folder; `undefined` if there is no corpus. */
export function sourcesIn(corpus: string): readonly Source[] | undefined {
  return profilesOf(corpus)?.flatMap(({ dir, path, host }) => {
    const file = join(corpus, dir, path);
    if (host === null || folders[host] === undefined || !existsSync(file)) return [];
    const extension = path.endsWith(".agent.md") ? ".agent.md" : extname(path);
    return [{ host, stem: basename(path, extension), extension, text: readFileSync(file, "utf8") }];
  });
}

/** `count` profiles, the sources in turn. Those after the first turn get a name of their own. */
export function profilesFrom(sources: readonly Source[], count: number): Files {
  // Repositories without a profile would reach every limit.
  if (sources.length === 0) throw new Error("the corpus holds none of the profiles that a row is made of");
  const files: Record<string, string> = {};
  for (let i = 0; i < count; i++) {
    const source = sources[i % sources.length];
    if (!source) break;
    const turn = Math.floor(i / sources.length);
    const text =
      turn === 0
        ? source.text
        : source.text.replace(/^(name *[:=] *)(["']?)([^"'\r\n]+)\2/m, (_, key, quote, name) => {
            return `${key}${quote}${String(name).trimEnd()}-${turn}${quote}`;
          });
    files[`${folders[source.host]}/${source.stem}-${i}${source.extension}`] = text;
  }
  return files;
}

/** `count` ordinary source files, a hundred in a folder. */
export function otherFiles(count: number): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `packages/p${Math.floor(i / 1000)}/src/part${Math.floor(i / 100) % 10}/module-${i}.ts`,
      `export const value${i} = ${i};\n`,
    ]),
  );
}

/**
 * An environment in which nothing but the search path and a home is set, so that nothing slows or speeds up a start.
 */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
}

const author = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.com",
};

/** Marks a repository that is complete, in its `.git`. */
const completed = "made-for-the-benchmark";

/** One that an earlier run left complete at the same place is used as it is. */
export class Repository {
  readonly root: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(root: string, files: Files) {
    this.root = root;
    this.#environment = { ...bareEnvironment(root), ...author };
    if (existsSync(join(root, ".git", completed))) return;
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    this.git("init", "--quiet", "--initial-branch=main");
    this.git("config", "gc.auto", "0");
    this.write(files);
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", "first");
    this.git("gc", "--quiet");
  }

  git(...words: readonly string[]): string {
    return execFileSync("git", [...words], { cwd: this.root, env: this.#environment, maxBuffer: 1 << 28 })
      .toString()
      .trim();
  }

  write(files: Files): void {
    let last = "";
    for (const [path, text] of Object.entries(files)) {
      const folder = dirname(join(this.root, path));
      if (folder !== last) mkdirSync(folder, { recursive: true });
      last = folder;
      writeFileSync(join(this.root, path), text);
    }
  }

  /** Says that the next run may use it. */
  complete(): this {
    writeFileSync(join(this.root, ".git", completed), "");
    return this;
  }

  get isComplete(): boolean {
    return existsSync(join(this.root, ".git", completed));
  }

  /**
   * Writes files and stages them by name, as people do: `--all` would look again at files as young as the index, and
   * forget the trees that it keeps.
   */
  stage(files: Files): void {
    this.write(files);
    this.git("add", "--", ...Object.keys(files));
  }

  /** The id of a further commit with `files`. */
  commit(files: Files): string {
    this.stage(files);
    this.git("commit", "--quiet", "--message", "further");
    return this.git("rev-parse", "HEAD");
  }
}
