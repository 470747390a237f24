/**
 * What the benchmark measures: each row with its repository, its command and the ratio and memory that it must keep.
 */
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { otherFiles, profilesFrom, Repository, type sourcesIn } from "./repositories.ts";

/** A ratio to `node -e 0` of the same rounds, and MiB of the largest process on Node.js 20. */
export interface Limit {
  readonly ratio: number;
  readonly mebibytes?: number;
}

export interface Row {
  readonly name: string;
  /** Words after the script. */
  readonly words: readonly string[];
  readonly script: "cli" | "action" | "none";
  /** What it prints if it did its work. */
  readonly prints: RegExp;
  /** Further variables. */
  readonly environment?: (repository: Repository) => NodeJS.ProcessEnv;
  /** Made once, when it is first needed. */
  readonly repository: () => Repository;
  /** What it has to reach. */
  readonly must?: Limit;
  /** The ratio that it has reached and keeps, on a quiet machine. */
  readonly holds?: number;
  /** Whether `--quick` leaves it out. */
  readonly isSlow?: true;
  /** The row with a tenth of the files: how fast the time may grow from there. */
  readonly growth?: Growth;
}

/** What ends with a verdict, or with what it has counted. */
const verdict = /^(?:Passed|Failed)\b|\bin [\d,]+ agent profiles?\b/m;

/** Ten times as many files may take 10 to the power of `exponent` times as long, without what `node -e 0` takes. */
export interface Growth {
  readonly from: string;
  readonly exponent: number;
}

type Sources = NonNullable<ReturnType<typeof sourcesIn>>;

/** A file that no host reads. */
const program = { "src/main.ts": "export const one = 1;\n" };

const newProfile = {
  ".claude/agents/new-reader.md":
    "---\nname: new-reader\ndescription: Reads the change and says what it does.\ntools: Read, Grep\n---\nRead.\n",
};

/** All rows. `sources`: the corpus; without it there are only the rows that need none. */
export function rowsIn(folder: string, sources: Sources | undefined): readonly Row[] {
  const made = new Map<string, Repository>();
  const once = (name: string, make: (root: string) => Repository) => (): Repository => {
    const repository = made.get(name) ?? make(join(folder, name)).complete();
    made.set(name, repository);
    return repository;
  };
  const empty = once("empty", (root) => new Repository(root, { "README.md": "Nothing here.\n" }));
  const always: readonly Row[] = [
    { name: "node -e 0", script: "none", words: ["-e", "0"], prints: /^$/, repository: empty },
    { name: "--version", script: "cli", words: ["--version"], prints: /\b\d+\.\d+\.\d+\b/, repository: empty },
    {
      name: "empty repository",
      script: "cli",
      words: [],
      prints: verdict,
      repository: empty,
      must: { ratio: 1.15, mebibytes: 42 },
      holds: 1.25,
    },
  ];
  return sources ? [...always, ...rowsOf(sources, once, folder)] : always;
}

type Once = (name: string, make: (root: string) => Repository) => () => Repository;

function rowsOf(sources: Sources, once: Once, folder: string): readonly Row[] {
  const claude = sources.filter(({ host }) => host === "claude");
  const mixed = (count: number) =>
    once(`mixed-${count}`, (root) => new Repository(root, profilesFrom(interleaved(sources), count)));
  const staged = (count: number, isOurs: boolean) =>
    once(`staged-${count}-${isOurs ? "ours" : "other"}`, (root) => {
      const repository = new Repository(root, profilesFrom(interleaved(sources), count));
      if (!repository.isComplete) repository.stage(isOurs ? newProfile : program);
      return repository;
    });
  const underPolicy = once("staged-500-policy", (root) => {
    const repository = new Repository(root, {
      ...profilesFrom(interleaved(sources), 500),
      ".github/agent-profile-check.yml": "extends: preset:strict\n",
    });
    if (!repository.isComplete) repository.stage(program);
    return repository;
  });
  const among = (others: number) =>
    once(
      `among-${others}`,
      (root) => new Repository(root, { ...profilesFrom(interleaved(sources), 50), ...otherFiles(others) }),
    );
  const check = (
    name: string,
    repository: () => Repository,
    must: Limit,
    holds: number | undefined,
    isSlow = false,
  ): Row => ({
    name,
    script: "cli",
    words: name.startsWith("staged") ? ["check", "--staged"] : [],
    prints: verdict,
    repository,
    must,
    ...(holds === undefined ? {} : { holds }),
    ...(isSlow ? { isSlow } : {}),
  });
  /** Without what earlier runs have compiled, as the first run and those in CI. */
  const unaided = (row: Row): Row => {
    const { must: _, holds: __, ...rest } = row;
    return { ...rest, name: `${row.name}, nothing compiled`, environment: () => ({ CI: "true" }) };
  };
  const event = join(folder, "event.json");
  const one = check("staged, one of 500", staged(500, true), { ratio: 4.5, mebibytes: 70 }, 6.5);
  const mixed500 = check("500 mixed", mixed(500), { ratio: 10, mebibytes: 85 }, 16);
  return [
    check("staged, none of 500", staged(500, false), { ratio: 1.7, mebibytes: 55 }, 2),
    check("staged, none of 500, with a policy", underPolicy, { ratio: 1.7, mebibytes: 55 }, 3),
    check("staged, none of 10,000", staged(10_000, false), { ratio: 1.7, mebibytes: 55 }, 3.5, true),
    one,
    unaided(one),
    check("staged, one of 10,000", staged(10_000, true), { ratio: 15, mebibytes: 180 }, 20, true),
    check(
      "500 Claude",
      once("claude", (root) => new Repository(root, profilesFrom(claude, 500))),
      { ratio: 6, mebibytes: 72 },
      11,
    ),
    mixed500,
    unaided(mixed500),
    check("10,000 mixed", mixed(10_000), { ratio: 75, mebibytes: 200 }, 160, true),
    {
      ...check("100,000 mixed", mixed(100_000), { ratio: 750, mebibytes: 700 }, undefined, true),
      growth: { from: "10,000 mixed", exponent: 1.03 },
    },
    check("50 among 100,000 others", among(100_000), { ratio: 9, mebibytes: 90 }, 13, true),
    {
      ...check("50 among 1,000,000 others", among(1_000_000), { ratio: 60, mebibytes: 300 }, undefined, true),
      growth: { from: "50 among 100,000 others", exponent: 1.03 },
    },
    {
      name: "action, one of 500 changed",
      script: "action",
      words: [],
      prints: verdict,
      repository: once("pull", (root) => pullRequest(root, profilesFrom(interleaved(sources), 500), event)),
      environment: (repository) => stepEnvironment(repository, event),
      must: { ratio: 9 },
      holds: 28,
    },
  ];
}

/** The hosts in turn, so that a part of the sources has them all. */
function interleaved(sources: Sources): Sources {
  const byHost = new Map<string, Sources[number][]>();
  for (const source of sources) byHost.set(source.host, [...(byHost.get(source.host) ?? []), source]);
  // By the place within its own host, so that a host with twice the sources comes twice as often.
  return [...byHost.values()]
    .flatMap((own) => own.map((source, i) => ({ source, at: i / own.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ source }) => source);
}

/** A pull request that changes one profile: its repository, and the payload of its event at `event`. */
function pullRequest(root: string, files: ReturnType<typeof profilesFrom>, event: string): Repository {
  const repository = new Repository(root, files);
  if (repository.isComplete) return repository;
  const base = repository.git("rev-parse", "HEAD");
  const head = repository.commit(newProfile);
  const side = (sha: string, ref: string) => ({ sha, ref, repo: { id: 1, full_name: "acme/tools", fork: false } });
  const payload = {
    action: "opened",
    number: 7,
    repository: { id: 1, full_name: "acme/tools", default_branch: "main", owner: { login: "acme" }, name: "tools" },
    pull_request: {
      number: 7,
      user: { login: "alice" },
      base: side(base, "main"),
      head: side(head, "topic"),
      merge_commit_sha: null,
    },
  };
  writeFileSync(event, JSON.stringify(payload));
  return repository;
}

/** The environment of a step for it. Nobody answers the API. */
function stepEnvironment(repository: Repository, event: string): NodeJS.ProcessEnv {
  return {
    GITHUB_SHA: repository.git("rev-parse", "HEAD"),
    GITHUB_EVENT_PATH: event,
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_ACTIONS: "true",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_API_URL: "http://127.0.0.1:9",
    GITHUB_GRAPHQL_URL: "http://127.0.0.1:9/graphql",
    GITHUB_REPOSITORY: "acme/tools",
    GITHUB_RUN_ID: "1",
    GITHUB_WORKFLOW: "profiles",
    GITHUB_JOB: "check",
    INPUT_COMMENT: "never",
  };
}
