/**
 * Other checkers of Claude Code's subagents on the same repository, in the same rounds. Their published packages are
 * installed into `build/rivals` without their scripts, and run without a network. Nothing here fails: it says who is
 * ahead.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { leastOf, medianOf, peakOf, type Subject, timed } from "./measure.ts";
import { bareEnvironment, type Repository } from "./repositories.ts";

interface Rival {
  readonly name: string;
  readonly version: string;
  /** Its command, relative to its package, and the words that make it check the working directory. */
  readonly words: readonly [script: string, ...more: string[]];
}

const rivals: readonly Rival[] = [
  { name: "agentlint", version: "0.3.0", words: ["dist/cli/index.js", "scan", "."] },
  { name: "@carlrannaberg/cclint", version: "0.2.10", words: ["bin/cclint.js"] },
  // Without this flag it answers the second run from a cache that it writes into the repository.
  { name: "claude-code-lint", version: "0.5.0", words: ["bin/claudelint", "check-all", "--no-cache"] },
  { name: "ecc-agentshield", version: "1.6.0", words: ["dist/index.js", "scan"] },
];

const folder = "build/rivals";

/** A port on which nobody listens: whoever obeys these variables reaches no network. */
const offline = Object.fromEntries(
  ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"].map((name) => [name, "http://127.0.0.1:9"]),
);

/** Valid for every one of them: flat, with a list of tools, which one of them does not read as a text. */
export function plainProfiles(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `.claude/agents/reader-${i}.md`,
      `---\nname: reader-${i}\ndescription: Reads the change and says what it does.\ntools:\n  - Read\n  - Grep\n---\n${"Read the change and say what it does.\n".repeat(120)}`,
    ]),
  );
}

/** Prints what each takes for the profiles of the repository, and who is ahead of whom. `bundle`: our command. */
export function compareRivals(
  repository: Repository,
  bundle: string,
  rounds: number,
  print: (text: string) => void,
): void {
  install();
  const environment = { ...bareEnvironment(repository.root), ...offline };
  const subject = (words: readonly string[]): Subject => ({
    program: process.execPath,
    words,
    directory: repository.root,
    environment,
    // 2 is what one of them answers where it finds something.
    codes: [0, 1, 2],
  });
  const subjects: readonly (readonly [name: string, subject: Subject])[] = [
    ["node -e 0", subject(["-e", "0"])],
    ["agent-profile-check", subject([bundle])],
    ...rivals.map(({ name, version, words: [script, ...more] }): readonly [string, Subject] => [
      `${name} ${version}`,
      subject([join(packageOf(name), script), ...more]),
    ]),
  ];
  const times = subjects.map((): number[] => []);
  for (const [, one] of subjects) timed(one);
  for (let i = 0; i < rounds; i++) for (const [at, [, one]] of subjects.entries()) times[at]?.push(timed(one));
  print(`\n500 flat, valid profiles of Claude Code, offline, bare, ${process.version}, ${rounds} rounds\n`);
  print(row("", "min ms", "median ms", "ratio", "MiB", "to us"));
  const [floor = 1, ours = 1] = times.map(leastOf);
  for (const [at, [name, one]] of subjects.entries()) {
    const own = times[at] ?? [];
    const least = leastOf(own);
    const peak = Math.max(...[0, 1, 2].map(() => peakOf(one, join(repository.root, ".git"))));
    const toUs = at < 2 ? "" : (least / ours).toFixed(1);
    print(row(name, least.toFixed(0), medianOf(own).toFixed(0), (least / floor).toFixed(1), peak.toFixed(0), toUs));
  }
  const ahead = rivals.filter((_, at) => leastOf(times[at + 2] ?? []) < ours).map(({ name }) => name);
  print(ahead.length === 0 ? "nobody is ahead of us\n" : `ahead of us: ${ahead.join(", ")}\n`);
}

function packageOf(name: string): string {
  return resolve(folder, "node_modules", name);
}

/** Installs what is not there in the version that is named. */
function install(): void {
  const missing = rivals.filter(({ name, version }) => {
    const path = join(packageOf(name), "package.json");
    return !existsSync(path) || (JSON.parse(readFileSync(path, "utf8")) as { version: string }).version !== version;
  });
  if (missing.length === 0) return;
  const words = ["install", "--prefix", folder, "--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", [...words, ...rivals.map(({ name, version }) => `${name}@${version}`)], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("the other checkers could not be installed");
}

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join("")}\n`;
}
