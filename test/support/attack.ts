/** The gate under attack: one repository judged as it lies on the disk, as it is staged, and as a pull request's commit. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { run as runAction } from "./action.ts";
import { type How, run } from "./command.ts";
import { pullRequest } from "./events.ts";
import { checkFormat, faultsIn, listFormat } from "./formats.ts";
import { type Files, makeRepository, type Workshop } from "./repository.ts";
import { partOf } from "./runs.ts";

export interface Finding {
  readonly rule: string;
  readonly kind: string | null;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly host: string | null;
  readonly profile: string | null;
  readonly state: "new" | "existing";
  readonly fingerprint: string;
}

export interface Judged {
  readonly code: number | null;
  readonly stderr: string;
  readonly findings: readonly Finding[];
  readonly profiles: number;
}

/** `check` as a process, its JSON held against the contract. */
export async function check(cwd: string, words: readonly string[] = [], how: Omit<How, "cwd"> = {}): Promise<Judged> {
  const { code, stdout, stderr } = await run(["check", "--format", "json", ...words], { cwd, ...how });
  if (code !== 0 && code !== 1) return { code, stderr, findings: [], profiles: 0 };
  const found = JSON.parse(stdout) as {
    readonly findings: readonly Finding[];
    readonly summary: { readonly profiles: number };
  };
  expect(faultsIn(checkFormat, found)).toEqual([]);
  return { code, stderr, findings: found.findings, profiles: found.summary.profiles };
}

export interface Listed {
  readonly host: string;
  readonly path: string;
  readonly name: string | null;
  readonly verdict: string;
  readonly capabilities: readonly string[];
  readonly permissionMode: string | null;
  readonly hooks: readonly unknown[];
  readonly servers: readonly unknown[];
}

/** The profiles that `list` has, of a process whose JSON is held against the contract. */
export async function list(cwd: string, words: readonly string[] = []): Promise<readonly Listed[]> {
  const { code, stdout, stderr } = await run(["list", "--format", "json", ...words], { cwd });
  expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
  const read = JSON.parse(stdout) as { readonly profiles: readonly Listed[] };
  expect(faultsIn(listFormat, read)).toEqual([]);
  return read.profiles;
}

/** The head of a pull request that brings these files, judged by the bundled action. */
async function request(
  head: Files,
  base: Files = { "README.md": "words\n" },
  removed: readonly string[] = [],
): Promise<Judged> {
  const scene = pullRequest({ base, head, removed });
  const { exitCode, log, outputs } = await runAction(scene, { inputs: { json: "report.json", comment: "never" } });
  if (outputs["json"] === undefined) return { code: exitCode, stderr: log, findings: [], profiles: 0 };
  const { findings, summary } = JSON.parse(readFileSync(outputs["json"], "utf8")) as {
    readonly findings: readonly Finding[];
    readonly summary: { readonly profiles: number };
  };
  return { code: exitCode, stderr: log, findings, profiles: summary.profiles };
}

/**
 * The same files as they lie on the disk, as they are staged, or as a commit: one of the three, another one with each
 * `PROPERTY_SEED`, and all of them with `RUNS=full`. Where some are removed, the disk stands beside what was there.
 */
export async function everywhere(
  files: Files,
  base: Files = { "README.md": "words\n" },
  removed: readonly string[] = [],
): Promise<readonly (readonly [where: string, judged: Judged])[]> {
  const workshop = makeRepository(base)
    .remove(...removed)
    .write(files);
  workshop.git("add", "--all", "--force");
  const gates: readonly (readonly [where: string, judge: () => Promise<Judged>])[] = [
    ["disk", () => check(workshop.directory, removed.length > 0 ? ["--base", "HEAD"] : [])],
    ["index", () => check(workshop.directory, ["--staged"])],
    ["commit", () => request(files, base, removed)],
  ];
  return Promise.all(
    partOf(gates, 1, Object.keys(files).join()).map(async ([where, judge]) => [where, await judge()] as const),
  );
}

/** Rule, kind and path of what stops a gate. */
export function errors({ findings }: Pick<Judged, "findings">): readonly string[] {
  return [
    ...new Set(
      findings
        .filter(({ severity }) => severity === "error")
        .map(({ rule, kind, path }) => `${rule}${kind === null ? "" : `/${kind}`} ${path}`),
    ),
  ];
}

/** Stages an entry that no working tree could give: a mode, an object, a path. */
export function stage(workshop: Workshop, mode: string, content: string | Uint8Array, path: string): void {
  const id = mode === "160000" ? String(content) : workshop.gitWith(content, "hash-object", "-w", "--stdin");
  workshop.git("update-index", "--add", "--cacheinfo", `${mode},${id},${path}`);
}
