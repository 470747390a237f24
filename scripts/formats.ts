/**
 * Runs every format for other programs over repositories and has each output validated by its consumer's own schema or
 * parser, with sizes and times: `npm run formats -- [DIR...] [--multitool PROGRAM]`. A DIR is a repository. Without
 * one, the repositories are those of the corpus, which is not part of the project; without the corpus the script says
 * so. A generated hostile repository is always one of them. PROGRAM is `Sarif.Multitool` of the npm package
 * `@microsoft/sarif-multitool-linux`, which applies GitHub's rules for uploads; without it those rules are not run.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { dirsOf, type Listed, profilesOf } from "./corpus.ts";
import { run } from "../test/support/command.ts";
import {
  problemsOfCyclonedx,
  problemsOfGitlab,
  problemsOfJunit,
  problemsOfSarif,
  rowsOfCsv,
} from "../test/support/consumers.ts";
import { hostileRepository } from "../test/support/hostile-repository.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { multitool: { type: "string" } } });
const scratch = mkdtempSync(join(tmpdir(), "formats-"));
const corpus = resolve("../shared/corpus");
const held = profilesOf(corpus);

interface Format {
  readonly name: string;
  readonly command: "check" | "list";
  readonly problemsOf: (text: string) => readonly string[] | Promise<readonly string[]>;
}

const formats: readonly Format[] = [
  { name: "sarif", command: "check", problemsOf: (text) => [...problemsOfSarif(text), ...rulesOfGithub(text)] },
  { name: "junit", command: "check", problemsOf: problemsOfJunit },
  { name: "gitlab", command: "check", problemsOf: problemsOfGitlab },
  { name: "csv", command: "list", problemsOf: problemsOfCsv },
  { name: "cyclonedx", command: "list", problemsOf: problemsOfCyclonedx },
];

let failed = 0;
try {
  const repositories = [hostile(), ...(positionals.length > 0 ? positionals : corpora())];
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}; GitHub's rules: ${values.multitool ? "run" : "not run"}\n`);
  const width = Math.max(...repositories.map((root) => nameOf(root).length));
  for (const root of repositories) {
    const cells: string[] = [];
    const policy = await policyOf(root);
    for (const { name, command, problemsOf } of formats) {
      const start = performance.now();
      const { code, stdout, stderr } = await run([command, "--root", resolve(root), "--format", name, ...policy], {
        cwd: scratch,
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const problems = code === 0 || code === 1 ? await problemsOf(stdout) : [`exit code ${code}: ${stderr}`];
      failed += problems.length === 0 ? 0 : 1;
      cells.push(`${name} ${kilobytes(stdout)} (${kilobytes(gzipSync(stdout))}) ${seconds} s`);
      for (const problem of problems.slice(0, 5)) process.stdout.write(`  ${nameOf(root)}: ${name}: ${problem}\n`);
    }
    process.stdout.write(`${nameOf(root).padEnd(width)}  ${cells.join("; ")}\n`);
  }
  process.stdout.write(`${repositories.length} repositories, ${failed} invalid outputs; sizes in kB (gzip)\n`);
} finally {
  rmSync(scratch, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

function nameOf(root: string): string {
  return root.slice(dirname(root).length + 1);
}

function kilobytes(content: string | Uint8Array): string {
  return `${Math.ceil(Buffer.byteLength(content) / 1000)}`;
}

function corpora(): readonly string[] {
  if (held) return [...new Set(held.map(({ dir }) => join(corpus, dir)))].sort();
  process.stdout.write(`no corpus at ${corpus}; only the hostile repository is run\n`);
  return [];
}

/** For a repository of the corpus a policy that names the folders in which its profiles are. */
async function policyOf(root: string): Promise<readonly string[]> {
  const entries = (held ?? []).filter(({ dir }) => join(corpus, dir) === root);
  if (entries.length === 0) return [];
  const { stdout } = await run(["list", "--root", root, "--format", "json"], { cwd: scratch });
  const hosts = dirsOf(entries, (JSON.parse(stdout) as { readonly profiles: readonly Listed[] }).profiles);
  const policy = join(scratch, `${nameOf(root)}.yml`);
  writeFileSync(policy, JSON.stringify({ extends: "preset:recommended", hosts }));
  return ["--policy", policy];
}

/** Many generated repositories, each in a folder of its own. */
function hostile(): string {
  const root = join(scratch, "hostile");
  for (const [at, files] of fc.sample(hostileRepository, { numRuns: 60, seed: 14 }).entries())
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, String(at), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  return root;
}

function problemsOfCsv(text: string): readonly string[] {
  try {
    rowsOfCsv(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** The tool ends with 0 whatever it finds, so its log counts. */
function rulesOfGithub(text: string): readonly string[] {
  if (values.multitool === undefined) return [];
  const [file, log] = [join(scratch, "check.sarif"), join(scratch, "log.sarif")];
  writeFileSync(file, text);
  const words = ["validate", file, "--rule-kind", "Ghas", "--level", "Error;Warning;Note", "--kind", "Fail"];
  // Larger files are skipped by default.
  words.push("--max-file-size-in-kb", "1000000");
  const { status, stderr } = spawnSync(values.multitool, [...words, "-o", log, "--log", "ForceOverwrite"], {
    env: { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1" },
    encoding: "utf8",
  });
  if (status !== 0) return [`${values.multitool} ended with ${status}: ${stderr}`];
  const { runs } = JSON.parse(readFileSync(log, "utf8").replace(/^\ufeff/, "")) as {
    readonly runs: readonly { readonly results?: readonly { readonly ruleId: string; readonly level?: string }[] }[];
  };
  return runs.flatMap(({ results = [] }) => results.map(({ ruleId, level }) => `${ruleId} ${level ?? "warning"}`));
}
