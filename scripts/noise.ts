/**
 * How noisy the rules are on real profiles: runs `dist/cli` over each folder of a corpus and counts findings per 1,000
 * profiles by rule and kind, `max-capability` aside, under preset:recommended. `npm run noise -- [DIR] [--draw N] [--seed N]`
 * draws N findings by a seeded choice for a person to read. The corpus is not part of the project; where it is absent this
 * says so and ends well.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

interface Held {
  readonly dir: string;
  readonly path: string;
  readonly kind: string;
  readonly host: string | null;
}

interface Finding {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly host: string;
}

const words = process.argv.slice(2);
const option = (name: string, fallback: number) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : fallback);
const corpus = words.find((word, i) => !word.startsWith("--") && !words[i - 1]?.startsWith("--")) ?? "../shared/corpus";

/** The corpus's word for a host, ours, and the directories that need no naming. */
const hosts: { readonly [theirs: string]: readonly [id: string, usual: RegExp] } = {
  claude: ["claude", /(?:^|\/)\.claude\/agents(?:\/|$)/],
  "claude-plugin": ["claude", /(?:^|\/)\.claude\/agents(?:\/|$)/],
  codex: ["codex", /(?:^|\/)\.codex(?:\/|$)/],
  vtcode: ["vtcode", /(?:^|\/)\.vtcode\/agents$/],
};

if (!existsSync(join(corpus, "manifest.jsonl"))) {
  process.stdout.write(`no corpus at ${corpus}; nothing was measured\n`);
  process.exit(0);
}

const held = readFileSync(join(corpus, "manifest.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line) as Held);
const scratch = mkdtempSync(join(tmpdir(), "noise-"));
const found: (Finding & { readonly folder: string })[] = [];
let profiles = 0;
for (const folder of [...new Set(held.map(({ dir }) => dir))].sort()) {
  const policy = join(scratch, `${folder}.yml`);
  const dirs = dirsOf(held.filter(({ dir }) => dir === folder));
  writeFileSync(policy, JSON.stringify({ extends: "preset:recommended", ...(Object.keys(dirs).length > 0 ? { hosts: dirs } : {}) }));
  const list = run(folder, policy, "list") as { readonly profiles: readonly unknown[] };
  const check = run(folder, policy, "check") as { readonly findings: readonly Finding[] };
  profiles += list.profiles.length;
  found.push(...check.findings.map((finding) => ({ ...finding, folder })));
}
rmSync(scratch, { recursive: true });
report();

/** Directories outside the usual places that hold profiles, none inside another. */
function dirsOf(entries: readonly Held[]): { readonly [host: string]: { readonly dirs: readonly string[] } } {
  const chosen = new Map<string, Set<string>>();
  for (const { kind, host, path } of entries) {
    const [id, usual] = hosts[host ?? ""] ?? [];
    if (kind !== "profile" || !id || usual?.test(dirname(path))) continue;
    chosen.set(id, (chosen.get(id) ?? new Set()).add(dirname(path)));
  }
  return Object.fromEntries([...chosen].map(([id, dirs]) => [id, { dirs: [...dirs].filter((dir) => ![...dirs].some((other) => dir.startsWith(`${other}/`))) }]));
}

function run(folder: string, policy: string, command: string): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli/index.js", command, "--root", join(corpus, folder), "--policy", policy, "--format", "json"], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`${folder}: ${command} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

function report(): void {
  const counted = found.filter(({ rule }) => rule !== "max-capability");
  const rate = (some: readonly unknown[]) => ((some.length * 1000) / profiles).toFixed(1);
  const groups = new Map<string, (typeof found)[number][]>();
  for (const finding of found) {
    const key = `${finding.rule}${finding.kind ? `/${finding.kind}` : ""} | ${finding.severity}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  process.stdout.write(`${profiles} profiles\n\n| rule and kind | severity | findings | per 1,000 |\n| :-- | :-- | --: | --: |\n`);
  for (const [key, some] of [...groups].sort()) process.stdout.write(`| ${key} | ${some.length} | ${rate(some)} |\n`);
  const profilesWith = (...severities: readonly string[]) => [...new Set(counted.filter(({ severity }) => severities.includes(severity)).map(({ folder, host, path }) => `${folder} ${host} ${path}`))];
  process.stdout.write(`\nmax-capability aside: ${rate(profilesWith("error"))} of 1,000 have an error, ${rate(profilesWith("error", "warning"))} an error or a warning\n`);
  const draw = option("--draw", 0);
  if (draw === 0) return;
  const next = random(option("--seed", 1));
  const pool = counted.filter(({ severity }) => severity !== "note");
  process.stdout.write(`\n${draw} of ${pool.length} errors and warnings, by seed ${option("--seed", 1)}\n`);
  for (let i = 0; i < draw && pool.length > 0; i++) {
    const [one] = pool.splice(Math.floor(next() * pool.length), 1);
    if (one) process.stdout.write(`${i + 1}. ${one.folder} ${one.path}:${one.line} ${one.severity} ${one.rule}${one.kind ? `/${one.kind}` : ""}: ${one.message}\n`);
  }
}

/** A small generator whose sequence a seed fixes (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
