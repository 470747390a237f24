/** How to ask for the hosts whose vectors have a user's and a project's layer: defect and Codex. */
import { directoryOf, isWithin, nameOf } from "../../../src/repo/path.ts";
import { type Case, difference, type Json } from "../vectors.ts";
import type { Listed } from "./answers.ts";
import {
  type Answer,
  byFile,
  fileDiffers,
  type Form,
  type Forms,
  isRead,
  isRefused,
  nativeDiffers,
  offered,
  type Outcome,
  skippedDiffer,
  statusDiffers,
} from "./form.ts";

interface DefectExpected {
  readonly files: readonly Outcome[];
  readonly skipped: readonly string[];
  readonly profiles: readonly string[] | { readonly [name: string]: Json } | null;
  readonly dir_error: Json;
}

export const defect: Forms = (one) => {
  const expected = one.expected as unknown as DefectExpected;
  if (!one.name.startsWith("x-")) {
    const own = ".defect/agents";
    const shift = (dir: string): string => (dir === "" ? own : `${own}/${dir}`);
    const judge = (answer: Answer): readonly string[] => {
      const find = byFolder(answer);
      return [
        ...defectDiffers(expected, expected.files, answer, shift, (path) => find.get(`${own}/${path}`)),
        ...skippedDiffer(expected.skipped, byFile(answer, own)),
      ];
    };
    return [{ place: (path) => `repo/${own}/${path}`, start: "repo", session: false, judge }];
  }
  const paths = one.tree.flatMap(({ path }) => path ?? []);
  const repositories = [
    ...new Set(
      paths
        .filter((path) => path.split("/").includes(".git"))
        .map((path) => path.split("/").slice(0, path.split("/").indexOf(".git")).join("/")),
    ),
  ];
  const pointing = repositories.filter((root) => paths.includes(`${root}/.git`));
  const rootOf = (path: string): string | undefined =>
    repositories.filter((root) => isWithin(path, root)).sort((a, b) => b.length - a.length)[0];
  const start = ["repo", textOf(one, "cwd.txt")].filter(Boolean).join("/");
  const root = rootOf(start);
  if (root === undefined && paths.some((path) => isWithin(path, `${start}/.defect`)))
    return {
      because:
        "a session outside git, where the host has no project layer and the command takes the directory as its root",
    };
  const common = { place: inHome, repositories, pointing };
  const isUser = (path: string): boolean => isWithin(path, "xdg");
  const hasUser = textOf(one, "local.flag") === undefined;
  const session: Form = {
    ...common,
    start,
    session: true,
    ...(hasUser
      ? { user: { variables: { XDG_CONFIG_HOME: "xdg" }, places: { home: "~", xdgConfigHome: "~/xdg" } } }
      : {}),
    judge: (answer) => {
      const find = byFolder(answer);
      const files = expected.files.filter(({ path }) =>
        isUser(path)
          ? hasUser
          : root !== undefined && rootOf(path) === root && isWithin(path, `${root}/.defect/agents`),
      );
      return defectDiffers(
        expected,
        files,
        answer,
        (dir) => seen(dir, root),
        (path) => find.get(seen(path, root)),
      );
    },
  };
  const beside = repositories
    .filter((other) => other !== root)
    .map(
      (other): Form => ({
        ...common,
        start: other,
        session: true,
        judge: (answer) => {
          const find = byFolder(answer);
          return expected.files
            .filter(({ path }) => rootOf(path) === other)
            .flatMap((file) =>
              fileDiffers(
                moved(file, (dir) => seen(dir, other)),
                find.get(seen(file.path, other)),
              ),
            );
        },
      }),
    );
  return [session, ...beside];
};

function defectDiffers(
  { profiles, dir_error }: DefectExpected,
  files: readonly Outcome[],
  answer: Answer,
  shift: (dir: string) => string,
  find: (path: string) => Listed | undefined,
): readonly string[] {
  const problems = [
    ...statusDiffers(dir_error, answer),
    ...files.flatMap((file) =>
      fileDiffers(moved(file, shift), find(file.path), dir_error !== null && hasNamesake(file, files)),
    ),
  ];
  const loaded = offered(answer);
  if (dir_error !== null)
    return loaded.length === 0 ? problems : [...problems, `a host that fails offers ${loaded.length} profiles`];
  const wrong = Array.isArray(profiles)
    ? difference([...profiles].sort(), loaded.map(({ name }) => name).sort(), "profiles")
    : nativeDiffers(
        Object.fromEntries(Object.entries(profiles ?? {}).map(([name, native]) => [name, shifted(native, shift)])),
        Object.fromEntries(loaded.map(({ name, native }) => [name, native])),
      );
  return wrong ? [...problems, wrong] : problems;
}

function hasNamesake(file: Outcome, files: readonly Outcome[]): boolean {
  const name = wordOf(file, "name");
  return name !== undefined && files.some((other) => other !== file && wordOf(other, "name") === name);
}

function wordOf(reading: object, key: string): string | undefined {
  const ok: unknown = "ok" in reading ? reading.ok : undefined;
  const word: unknown =
    ok !== null && typeof ok === "object" ? (ok as { readonly [key: string]: unknown })[key] : undefined;
  return typeof word === "string" ? word : undefined;
}

/** The vectors name a folder profile by its folder. */
function byFolder({ profiles }: Answer): ReadonlyMap<string, Listed> {
  return new Map(profiles.map((profile) => [subjectOf(profile), profile]));
}

function subjectOf({ files: [path = ""] }: Listed): string {
  return nameOf(path) === "config.toml" ? directoryOf(path) : path;
}

function moved(file: Outcome, shift: (dir: string) => string): Outcome {
  return "ok" in file ? { ...file, ok: shifted(file.ok, shift) } : file;
}

/** The directory in a profile's values, as the command names it. */
function shifted(native: Json, shift: (dir: string) => string): Json {
  return native !== null && typeof native === "object" && "dir" in native && typeof native.dir === "string"
    ? { ...native, dir: shift(native.dir) }
    : native;
}

/** A path of a case as the command shows it from `root`. */
function seen(path: string, root = "repo"): string {
  return path === root ? "" : path.startsWith(`${root}/`) ? path.slice(root.length + 1) : `~/${path}`;
}

/** What is not of the project is the user's; files at the top only tell how to read the case. */
function inHome(path: string): string | undefined {
  if (path === "cwd.txt" || path === "local.flag") return undefined;
  return isWithin(path, "repo") ? path : `home/${path}`;
}

function textOf({ tree }: Case, name: string): string | undefined {
  return tree.find(({ path }) => path === name)?.text?.trim();
}

type Reading = { readonly ok: Json } | { readonly kind: string; readonly error: string };

interface CodexExpected {
  readonly files: readonly { readonly path: string; readonly standalone: Reading; readonly hinted: Reading }[];
  readonly roles: { readonly [name: string]: { readonly description: string } } | null;
  readonly dir_error: Json;
}

export const codex: Forms = (one) => codexForms(one, false);

/** From 2026-03-12 a role is refused by itself, so it may be for its name or its description where the host goes on. */
export const codexLater: Forms = (one) => codexForms(one, true);

function codexForms(one: Case, isLater: boolean): ReturnType<Forms> {
  const expected = one.expected as unknown as CodexExpected;
  const judge = (answer: Answer): readonly string[] => {
    const problems = [...statusDiffers(expected.dir_error, answer)];
    const names = [
      ...expected.files.map(({ standalone }) => wordOf(standalone, "role_name")),
      ...(isLater
        ? answer.profiles
            .filter(({ files: [file = ""] }) => nameOf(file) === "config.toml")
            .map(({ name }) => name ?? undefined)
        : []),
    ];
    for (const { path, standalone, hinted } of expected.files) {
      const items = answer.profiles.filter(({ files }) => files.includes(seen(path)));
      const isAlone = names.filter((name) => name === wordOf(standalone, "role_name")).length < 2;
      const mayStop =
        (isLater || expected.dir_error !== null) && (!isAlone || wordOf(standalone, "description") === undefined);
      const all = items.map((item) => roleDiffers(item, item.files[0] === seen(path) ? standalone : hinted, mayStop));
      const first = all.find((wrong) => wrong !== undefined);
      if (items.length === 0) problems.push(`${path}: is not listed`);
      else if (first !== undefined) problems.push(`${path}: ${first}`);
    }
    if (expected.roles === null)
      return offered(answer).length === 0 ? problems : [...problems, "a host that fails offers roles"];
    const wanted = Object.fromEntries(
      Object.entries(expected.roles).map(([name, { description }]) => [name, description]),
    );
    const wrong = difference(
      wanted,
      Object.fromEntries(offered(answer).map(({ name, description }) => [name, description])),
      "roles",
    );
    return wrong ? [...problems, wrong] : problems;
  };
  const start = ["repo", textOf(one, "cwd.txt")].filter(Boolean).join("/");
  return [
    {
      place: inHome,
      start,
      session: true,
      user: { variables: { CODEX_HOME: "home" }, places: { home: "~", codexHome: "~/home" } },
      judge,
    },
  ];
}

/**
 * A role that reads well may still be what stops the host, by its name or for want of a description. A table names the file
 * it holds, where the vectors' hint is a word of their own.
 */
function roleDiffers(item: Listed, reading: Reading, mayStop: boolean): string | undefined {
  const { verdict, native, problem } = item;
  if (!("ok" in reading)) return isRefused(item) ? undefined : `expected ${reading.kind}, got ${verdict}`;
  if (!isRead(item) && !(mayStop && verdict === "rejected")) return `${verdict}: ${problem?.message}`;
  const { ok } = reading;
  const isHinted = wordOf(reading, "role_name") === "hint";
  return nativeDiffers(
    isHinted && ok !== null && typeof ok === "object" ? { ...ok, role_name: item.name } : ok,
    native,
  );
}
