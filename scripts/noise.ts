/**
 * Measures how noisy the rules are on real profiles: runs the command over each folder of a corpus under
 * preset:recommended and counts findings per 1,000 profiles by rule, kind and host, each once however many hosts read
 * its file. `npm run noise -- [DIR] [--draw N] [--seed N]` draws N findings with a seed, half of them errors, for a
 * person to read. The corpus is not part of the project; without it the script says so and exits with 0.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "../test/support/command.ts";
import { dirsOf, type Listed, profilesOf } from "./corpus.ts";
import { wholeNumber } from "./options.ts";

interface Finding {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly host: string;
}

/** One finding with all hosts that report it at its place. */
type SharedFinding = Omit<Finding, "host"> & { readonly file: string; readonly hosts: readonly string[] };

const words = process.argv.slice(2);
const option = (name: string, fallback: number) =>
  words.includes(name) ? wholeNumber(name, words[words.indexOf(name) + 1] ?? "", 0) : fallback;
const draw = option("--draw", 0);
const seed = option("--seed", 1);
const corpus = resolve(
  words.find((word, i) => !word.startsWith("--") && !words[i - 1]?.startsWith("--")) ?? "../shared/corpus",
);

const held = profilesOf(corpus) ?? [];
if (held.length === 0) {
  process.stdout.write(`no corpus at ${corpus}; nothing was measured\n`);
  process.exit(0);
}

const scratch = mkdtempSync(join(tmpdir(), "noise-"));
/** Files with profiles, each with the hosts that read it. */
const read = new Map<string, Set<string>>();
const findings = new Map<string, SharedFinding>();
for (const folder of [...new Set(held.map(({ dir }) => dir))].sort()) {
  const policy = join(scratch, `${folder}.yml`);
  const ask = async (command: string, hosts: object): Promise<unknown> => {
    writeFileSync(policy, JSON.stringify({ extends: "preset:recommended", hosts }));
    const { code, stdout, stderr } = await run(
      [command, "--root", join(corpus, folder), "--policy", policy, "--format", "json"],
      { cwd: scratch },
    );
    if (code !== 0 && code !== 1) throw new Error(`${folder}: ${command} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout);
  };
  const found = ((await ask("list", {})) as { readonly profiles: readonly Listed[] }).profiles;
  const dirs = dirsOf(
    held.filter(({ dir }) => dir === folder),
    found,
  );
  for (const { host, files } of ((await ask("list", dirs)) as { readonly profiles: readonly Listed[] }).profiles)
    for (const file of files.map((path) => `${folder} ${path}`))
      read.set(file, (read.get(file) ?? new Set()).add(host));
  for (const finding of ((await ask("check", dirs)) as { readonly findings: readonly Finding[] }).findings) {
    const { rule, kind, severity, path, line, column, host } = finding;
    const key = [folder, path, line, column, rule, kind, severity].join(" ");
    findings.set(key, { ...finding, file: `${folder} ${path}`, hosts: [...(findings.get(key)?.hosts ?? []), host] });
  }
}
rmSync(scratch, { recursive: true });
report([...findings.values()]);

function report(all: readonly SharedFinding[]): void {
  const hosts = [...new Set([...read.values()].flatMap((some) => [...some]))].sort();
  const readBy = (host: string) => [...read.values()].filter((some) => some.has(host)).length;
  const rate = (count: number, of = read.size) => ((count * 1000) / of).toFixed(1);
  const unread = held.filter(({ dir, path }) => !read.has(`${dir} ${path}`));
  process.stdout.write(
    `${read.size} files with profiles, ${held.length - unread.length} of the corpus's ${held.length}; no host reads:\n${unread.map(({ dir, path }) => `- ${dir} ${path}\n`).join("")}\n`,
  );

  process.stdout.write(
    row("rule and kind", "severity", "findings", "per 1,000", ...hosts.map((host) => `${host} (${readBy(host)})`)) +
      row(":--", ":--", "--:", "--:", ...hosts.map(() => "--:")),
  );
  const groups = new Map<string, SharedFinding[]>();
  for (const one of all) {
    const key = `${one.rule}${one.kind ? `/${one.kind}` : ""} ${one.severity}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const [key, some] of [...groups].sort()) {
    const byHost = hosts.map((host) => some.filter((one) => one.hosts.includes(host)).length);
    process.stdout.write(
      row(
        ...key.split(" "),
        `${some.length}`,
        rate(some.length),
        ...byHost.map((count, i) => (count === 0 ? "" : `${count} (${rate(count, readBy(hosts[i] ?? ""))})`)),
      ),
    );
  }

  const counted = all.filter(({ rule }) => rule !== "max-capability");
  for (const [said, severities] of [
    ["an error", ["error"]],
    ["an error or a warning", ["error", "warning"]],
  ] as const) {
    const some = counted.filter(({ severity }) => (severities as readonly string[]).includes(severity));
    const files = new Set(some.map(({ file }) => file));
    const byHost = hosts.map(
      (host) =>
        new Set(some.filter((one) => one.hosts.includes(host) && read.has(one.file)).map(({ file }) => file)).size,
    );
    const ours = [...files].filter((file) => read.has(file)).length;
    process.stdout.write(
      `\nmax-capability aside, ${ours} files with profiles have ${said}: ${rate(ours)} of 1,000; ${files.size - ours} other files have one\n`,
    );
    process.stdout.write(
      `of 1,000 by host: ${hosts.flatMap((host, i) => (byHost[i] ? [`${host} ${rate(byHost[i], readBy(host))}`] : [])).join(" · ")}\n`,
    );
  }

  const next = random(seed);
  for (const severity of ["error", "warning"]) {
    const pool = counted.filter((one) => one.severity === severity);
    const drawn = Math.min(pool.length, draw / 2);
    if (drawn > 0) process.stdout.write(`\n${drawn} of ${pool.length} ${severity}s, by seed ${seed}\n`);
    for (let i = 1; i <= drawn; i++) {
      const [one] = pool.splice(Math.floor(next() * pool.length), 1);
      if (one)
        process.stdout.write(
          `${i}. ${one.file}:${one.line} ${one.hosts.join(", ")} ${one.rule}${one.kind ? `/${one.kind}` : ""}: ${one.message}\n`,
        );
    }
  }
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

/** A small seeded random generator (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
