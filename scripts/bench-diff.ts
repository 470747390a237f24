/**
 * Time and memory of `diff` between two commits of a repository with 2,000 profiles, compared with `git diff --stat` of
 * the same commits: `npm run bench:diff`, `npm run bench:diff -- DIST ROUNDS PROFILES`. Runs are interleaved and times
 * are minima, since noise only adds. Memory is the peak of the process itself as Linux reports it.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { wholeNumber } from "./options.ts";

const [dist = "dist", roundsGiven = "9", profilesGiven = "2000"] = process.argv.slice(2);
const rounds = wholeNumber("ROUNDS", roundsGiven, 1);
const count = wholeNumber("PROFILES", profilesGiven, 1);
const command = resolve(dist, "cli/index.js");
if (!existsSync(command)) throw new Error(`${command} does not exist: npm run bundle`);

const folder = mkdtempSync(join(tmpdir(), "profile-check-bench-"));
const env = {
  PATH: process.env.PATH,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.com",
};
const git = (...words: readonly string[]): string =>
  execFileSync("git", [...words], { cwd: folder, env })
    .toString()
    .trim();

try {
  git("init", "-q");
  const first = commit(1, "Review it, and say what you would do differently.");
  const few = commit(40, "Review it, and say what you would do otherwise.");
  const all = commit(1, "Review it, and say what you would do.");
  git("gc", "-q");
  const cases = [
    { name: "nothing", span: [all, all] },
    { name: `${Math.ceil(count / 40)} profiles changed`, span: [first, few] },
    { name: "every profile changed", span: [few, all] },
  ] as const;
  process.stdout.write(
    `${count} profiles, ${rounds} rounds, node ${process.versions.node}\n${line("", "git ms", "diff ms", "ratio", "git MiB", "diff MiB", "ratio")}`,
  );
  for (const { name, span } of cases) {
    const [theirs, ours] = [
      ["git", "diff", "--stat", ...span],
      [process.execPath, command, "diff", ...span],
    ];
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      for (const [i, words] of [theirs, ours].entries()) times[i]?.push(timed(words));
    const [slow, quick] = [Math.min(...times[1]), Math.min(...times[0])];
    const [large, small] = [ours, theirs].map((words) =>
      Math.max(...Array.from({ length: 15 }, () => peak(words) ?? 0)),
    );
    process.stdout.write(
      line(
        name,
        quick.toFixed(1),
        slow.toFixed(1),
        (slow / quick).toFixed(1),
        ...(large && small && small > 1 ? [small.toFixed(1), large.toFixed(1), (large / small).toFixed(1)] : []),
      ),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function timed([program = "", ...words]: readonly string[]): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(program, words, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  });
  const time = performance.now() - begun;
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}: ${stderr.toString()}`);
  return time;
}

/**
 * The peak in MiB, polled until the process ends, which can miss the peak of a short one; `undefined` on systems
 * without `/proc`.
 */
function peak([program = "", ...words]: readonly string[]): number | undefined {
  const { pid } = spawn(program, words, { cwd: folder, env, stdio: "ignore" });
  const place = `/proc/${pid}/status`;
  let most: number | undefined;
  while (existsSync(place)) {
    const status = readFileSync(place, "utf8");
    if (/^State:\s+Z/m.test(status)) break;
    const [, kibibytes] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
    if (kibibytes !== undefined) most = Math.max(most ?? 0, Number(kibibytes) / 1024);
  }
  return most;
}

/** Changes the prompt of every `step`th profile; half of the profiles are Claude Code's, as in real repositories. */
function commit(step: number, words: string): string {
  for (let i = 0; i < count; i += step) {
    const [name, description] = [`agent-${i}`, `Reviews part ${i} of the code. Use it after a change to that part.`];
    const prompt = `# Part ${i}\n\n${`${words}\n`.repeat(90)}`;
    const tools = ["", "tools: Read, Grep, Glob\n", "tools: Read, Edit, Bash\n"][i % 3] ?? "";
    if (i % 10 < 5)
      put(
        `.claude/agents/team-${i % 5}/${name}.md`,
        `---\nname: ${name}\ndescription: ${description}\n${tools}model: sonnet\n---\n\n${prompt}`,
      );
    else if (i % 10 < 7)
      put(
        `.codex/agents/${name}.toml`,
        `name = "${name}"\ndescription = "${description}"\nsandbox_mode = "read-only"\ndeveloper_instructions = """\n${prompt}"""\n`,
      );
    else
      put(
        `.vtcode/agents/${name}.md`,
        `---\nname: ${name}\ndescription: ${description}\ntools: read_file, grep_search\nmodel: inherit\n---\n\n${prompt}`,
      );
  }
  git("add", ".");
  git("commit", "-q", "-m", words);
  return git("rev-parse", "HEAD");
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(28)}${cells.map((cell) => cell.padStart(11)).join("")}\n`;
}
