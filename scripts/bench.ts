/**
 * Time of the bundled command as a ratio to `node -e 0`, interleaved in one run, and memory: `npm run bench`,
 * `npm run bench -- DIST ROUNDS [--slack FACTOR]`. Exits with 1 beyond a limit times the factor. Noise only adds, so the
 * limits apply to the minima; if one is missed, up to three times as many rounds wait for a quieter moment.
 *
 * Two environments are measured against the same limits: the current one, as a user has it, and a bare one without the
 * variables that slow down every start of node (`NODE_EXTRA_CA_CERTS` more than doubles it) and so flatter the ratios.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const {
  values: { slack },
  positionals: [dist = "dist", rounds = "15"],
} = parseArgs({ allowPositionals: true, options: { slack: { type: "string", default: "1" } } });
const command = resolve(dist, "cli/index.js");
if (!existsSync(command)) throw new Error(`${command} does not exist: npm run bundle`);

const limits = { empty: 1.6, many: 4.5, mebibytes: 96 };
const folder = mkdtempSync(join(tmpdir(), "profile-check-bench-"));
const bare = {
  PATH: process.env.PATH,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@example.com",
};

const here = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  ...bare,
};
const factor = Number(slack);

try {
  const empty = repository("empty", { "README.md": "Nothing here.\n" });
  const many = repository("many", profiles());
  const policed = repository("policed", {
    ...profiles(),
    ".github/agent-profile-check.yml":
      "ceiling: [read, write]\ngrants:\n  - { profiles: ['agent-*'], paths: ['.claude/agents/**'], may: [execute], reason: runs the tests, owner: alice }\n",
  });
  const rows = [
    { name: "node -e 0", words: ["-e", "0"], cwd: empty },
    { name: "--version", words: [command, "--version"], cwd: empty },
    { name: "an empty repository", words: [command], cwd: empty, limit: limits.empty },
    // Newer editions of VT Code read Codex's roles as well, which makes 600 profiles.
    { name: "500 profiles", words: [command, "--edition", "vtcode=0.60"], cwd: many, limit: limits.many },
    { name: "the same, newest editions", words: [command], cwd: many },
    { name: "500 profiles, staged", words: [command, "--staged"], cwd: many },
    { name: "500 profiles and a policy", words: [command], cwd: policed },
    { name: "500 profiles, list as JSON", words: [command, "list", "--format", "json"], cwd: many },
  ];
  const [times, bareTimes] = [rows.map((): number[] => []), rows.map((): number[] => [])];
  const ratioOf = (i: number, what: "least" | "median", all = times): number =>
    summary(all[i] ?? [])[what] / summary(all[0] ?? [])[what];
  const worst = (i: number): number => Math.max(ratioOf(i, "least"), ratioOf(i, "least", bareTimes));
  const missed = (): readonly string[] =>
    rows.flatMap(({ name, limit }, i) =>
      limit !== undefined && worst(i) > limit * factor ? [`${name}: ${worst(i).toFixed(2)} > ${limit * factor}`] : [],
    );
  const measure = (onlyLimited: boolean): void => {
    for (const [i, { words, cwd, limit }] of rows.entries()) {
      if (onlyLimited && i > 0 && limit === undefined) continue;
      times[i]?.push(timed(words, cwd, here));
      bareTimes[i]?.push(timed(words, cwd, bare));
    }
  };
  for (const { words, cwd } of rows) timed(words, cwd, here);
  let round = 0;
  for (; round < Number(rounds); round++) measure(false);
  for (; round < 3 * Number(rounds) && missed().length > 0; round++) measure(true);
  process.stdout.write(
    `${round} rounds, node ${process.versions.node}; times in ms, ratios to node -e 0\n${line("", "min", "median", "ratio of min", "of median", "limit", "bare min", "bare ratio")}`,
  );
  for (const [i, { name, limit }] of rows.entries()) {
    const { least, median } = summary(times[i] ?? []);
    process.stdout.write(
      line(
        name,
        least.toFixed(1),
        median.toFixed(1),
        ratioOf(i, "least").toFixed(2),
        ratioOf(i, "median").toFixed(2),
        limit === undefined ? "" : `≤ ${limit}`,
        summary(bareTimes[i] ?? []).least.toFixed(1),
        ratioOf(i, "least", bareTimes).toFixed(2),
      ),
    );
  }
  const beyond = [...missed()];
  const peak = Math.max(...[0, 1, 2].map(() => memory([command], many)));
  process.stdout.write(
    `peak memory with 500 profiles: ${peak.toFixed(1)} MiB, limit ${limits.mebibytes} (node -e 0: ${memory(["-e", "0"], many).toFixed(1)})\n`,
  );
  if (peak > limits.mebibytes) beyond.push(`memory: ${peak.toFixed(1)} MiB > ${limits.mebibytes}`);
  if (beyond.length > 0) {
    process.stdout.write(`beyond the limit: ${beyond.join("; ")}\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function timed(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [...words], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  });
  const time = performance.now() - begun;
  if (status !== 0 && status !== 1) throw new Error(`${words.join(" ")} ended with ${status}: ${stderr.toString()}`);
  return time;
}

/** The peak that the process reports at its end, in MiB; the memory of git does not count. */
function memory(words: readonly string[], cwd: string): number {
  const tell =
    "data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,String(process.resourceUsage().maxRSS)))";
  const { output } = spawnSync(process.execPath, ["--import", tell, ...words], {
    cwd,
    env: bare,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return Number(output[3]?.toString()) / 1024;
}

function summary(times: readonly number[]): { readonly least: number; readonly median: number } {
  const sorted = [...times].sort((one, other) => one - other);
  return { least: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0 };
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(28)}${cells.map((cell) => cell.padStart(13)).join("")}\n`;
}

function repository(name: string, files: { readonly [path: string]: string }): string {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const words of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-q", "-m", "all"],
  ])
    execFileSync("git", words, { cwd: root, env: bare });
  return root;
}

/** Half of the profiles are Claude Code's, as in real repositories; prompts of 5 kB; a few have a fault. */
function profiles(): { readonly [path: string]: string } {
  const prompt = "You review what others wrote, and say what you would do differently, and why.\n".repeat(64);
  const files: { [path: string]: string } = {};
  for (let i = 0; i < 500; i++) {
    const [name, description] = [`agent-${i}`, `Reviews part ${i} of the code. Use it after a change to that part.`];
    const tools = i % 3 === 0 ? "" : i % 3 === 1 ? "tools: Read, Grep, Glob\n" : "tools: Read, Edit, Bash\n";
    const markdown = `---\nname: ${name}\ndescription: ${description}\n`;
    if (i < 250)
      files[`.claude/agents/team-${i % 5}/${name}.md`] =
        `${markdown}${tools}model: sonnet\ncolor: blue\n---\n\n# Part ${i}\n\n${prompt}`;
    else if (i < 350)
      files[`.codex/agents/${name}.toml`] =
        `name = "${name}"\ndescription = "${description}"\nsandbox_mode = "${i % 2 === 0 ? "read-only" : "workspace-write"}"\nmodel = "gpt-5"\ndeveloper_instructions = """\n${prompt}"""\n`;
    else if (i < 450)
      files[`.vtcode/agents/${name}.md`] = `${markdown}tools: read_file, grep_search\nmodel: inherit\n---\n\n${prompt}`;
    else {
      files[`.defect/agents/${name}/config.toml`] =
        `description = "${description}"\n\n[tools]\nallow = ["read_file"]\n`;
      files[`.defect/agents/${name}/system.md`] = prompt;
    }
  }
  return files;
}
