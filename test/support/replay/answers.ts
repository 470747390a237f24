/** Asks the command, the index and the commit what a host makes of a case. */
import { execFile } from "node:child_process";
import { join, relative, sep } from "node:path";
import { readArguments } from "../../../src/cli/arguments.ts";
import { runCommand } from "../../../src/cli/run.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { openRepository, type Repository } from "../../../src/platform/git/index.ts";
import { inspect } from "../../../src/inspect/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { tool } from "../../../src/generated/tool.ts";
import { permissionsUnder } from "../../../src/evaluate/permission.ts";
import { listJson } from "../../../src/reports/list/json.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { combine, type Tree, type UserDirectories } from "../../../src/repo/tree.ts";
import { gitEnvironment } from "../repository.ts";
import { difference, readExact } from "../vectors.ts";

export interface Question {
  /** Absolute: the repository's top, or a directory outside git. */
  readonly root: string;
  readonly edition: readonly [host: string, edition: string];
  readonly inGit: boolean;
  /** Where a session starts, absolute; absent: wherever it may. */
  readonly from: string | undefined;
  /** A policy file outside the repository, and what it says. */
  readonly policy: { readonly path: string; readonly text: string } | undefined;
  /** Absent: no user layer. Variables hold paths below the home directory. */
  readonly user:
    | {
        readonly home: string;
        readonly variables: { readonly [name: string]: string };
        readonly places: UserDirectories;
      }
    | undefined;
  /** Whether the case holds anything of the project's, and not of the user's alone. */
  readonly hasProject: boolean;
  /** Whether the case holds what git cannot: a directory with nothing in it. */
  readonly hasEmpty: boolean;
}

/** What `list --format json` says of one profile, as far as the vectors speak of it. */
export interface Listed {
  readonly host: string;
  readonly layer: string;
  readonly files: readonly string[];
  readonly name: string | null;
  readonly verdict: string;
  readonly problem: { readonly message: string } | null;
  readonly description: string | null;
  readonly native: unknown;
}

export interface Listing {
  readonly hosts: readonly {
    readonly host: string;
    readonly status: string;
    readonly problem: { readonly message: string } | null;
  }[];
  readonly profiles: readonly Listed[];
}

const today = "2026-01-01";

/**
 * The disk's answer by the command, and where the index and the commit say otherwise. `bundle`: the bundled command, which
 * is started for each answer; absent: its sources answer in this process, which takes a tenth of the time.
 */
export async function ask(
  bundle: string | undefined,
  question: Question,
): Promise<{ readonly disk: Listing; readonly disagreements: readonly string[] }> {
  const disk = await run(bundle, question, question.user ? ["--user"] : []);
  if (!question.inGit) return { disk, disagreements: [] };
  const disagreements = [
    ...differ(
      "commit",
      disk,
      await fromGit(question, async (repository) => repository.commit((await repository.resolve("HEAD"))?.id ?? "")),
      question,
    ),
    ...(question.user
      ? differ("index and user", disk, await fromGit(question, async (repository) => repository.index()), question)
      : []),
    ...(question.hasProject
      ? differ(
          "--staged",
          question.user ? await run(bundle, question, []) : disk,
          await run(bundle, question, ["--staged"]),
          question,
        )
      : []),
  ];
  return { disk, disagreements };
}

async function run(
  bundle: string | undefined,
  { root, edition, from, policy, user }: Question,
  more: readonly string[],
): Promise<Listing> {
  const words = [
    "list",
    "--format",
    "json",
    "--edition",
    edition.join("="),
    ...(policy ? ["--policy", policy.path] : []),
    ...(from === undefined ? [] : ["--from", from]),
    ...more,
  ];
  const home = user?.home ?? "/nonexistent";
  const variables = Object.fromEntries(
    Object.entries(user?.variables ?? {}).map(([name, path]) => [name, join(home, path)]),
  );
  const environment = { PATH: process.env.PATH, HOME: home, ...variables };
  const text = await (bundle === undefined ? bySources : byProcess)(words, root, environment, bundle ?? "");
  return readExact(text) as Listing;
}

type Variables = { readonly [name: string]: string | undefined };

function byProcess(words: readonly string[], cwd: string, env: Variables, bundle: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [bundle, ...words], { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (error) fail(new Error(`the command ended badly: ${stderr || error.message}`));
      else done(stdout);
    });
  });
}

async function bySources(words: readonly string[], directory: string, environment: Variables): Promise<string> {
  const options = readArguments(words);
  if (options.kind !== "list") throw new Error(`${words.join(" ")} is not \`list\``);
  const { code, texts, complaint } = await runCommand(options, {
    tool,
    directory,
    environment,
    onRead: () => undefined,
    screen: () => ({ color: false, columns: 100, all: false, command: tool.name }),
    today,
    script: undefined,
  });
  if (code !== 0) throw new Error(`the command ended badly: ${complaint ?? code}`);
  return texts.map(({ text }) => text).join("");
}

/** The same line as the command's, on what git holds of the project and of the user's home. */
async function fromGit(
  { root, edition, from, policy, user }: Question,
  pick: (repository: Repository) => Promise<Tree>,
): Promise<Listing> {
  const opened = [root, ...(user ? [user.home] : [])].map((directory) => openRepository(directory, gitEnvironment()));
  try {
    const [own, beside] = await Promise.all(opened.map((repository) => repository && pick(repository)));
    if (!own) throw new Error(`${root} is in no repository`);
    const decisions = await decide(await readPolicyOf(policy), today);
    const inspection = await inspect(await RepoIndex.of(beside ? combine(own, asHome(beside)) : own), {
      decisions,
      editions: Object.fromEntries([edition]),
      ...(from === undefined ? {} : { starts: [relative(root, from).split(sep).join("/")] }),
      ...(user ? { user: user.places } : {}),
    });
    return readExact(
      listJson(
        {
          tool,
          date: "2026-11-22",
          repository: null,
          commit: null,
          inspection,
          permissionOf: permissionsUnder(
            decisions,
            inspection,
            inspection.findings.map((finding) => ({ finding, state: "new" })),
          ),
        },
        sha256,
      ),
    ) as Listing;
  } finally {
    await Promise.all(opened.map((repository) => repository?.close()));
  }
}

async function readPolicyOf(policy: Question["policy"]) {
  const read = await readPolicy(policy ?? { path: "policy.yml", text: "extends: preset:recommended\n" });
  if ("kind" in read) throw new Error(read.problems.map(({ message }) => message).join(", "));
  return read;
}

/** A tree under the names that the command gives to the user's files. */
function asHome(tree: Tree): Tree {
  return {
    list: async () => (await tree.list()).map((entry) => ({ ...entry, path: `~/${entry.path}` })),
    read: (path) => tree.read(path.slice(2)),
  };
}

/** A host of which only an empty directory is there is absent to git, so then the profiles alone count. */
function differ(what: string, one: Listing, other: Listing, { hasEmpty }: Question): readonly string[] {
  const found = [
    difference(one.profiles, other.profiles, "profiles"),
    hasEmpty ? undefined : difference(one.hosts, other.hosts, "hosts"),
  ];
  return found.flatMap((wrong) => (wrong === undefined ? [] : [`${what} differs from the disk: ${wrong}`]));
}
