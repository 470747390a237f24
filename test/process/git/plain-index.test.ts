/**
 * The index that is read without git gives what git gives: over random repositories, over damaged indexes, and wherever
 * something is not plain, git is asked.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { holdsOnlyKnown } from "../../../src/platform/disk/as-known.ts";
import { type Expected, type Folder, Outline } from "../../../src/platform/disk/outline.ts";
import { walkKnown } from "../../../src/platform/disk/walk.ts";
import { type Known, openRepository } from "../../../src/platform/git/index.ts";
import { readIndexNames } from "../../../src/platform/git/staged/names.ts";
import { idBytesIn, originIn } from "../../../src/platform/git/plain-repository.ts";
import { recordsOf } from "../../../src/platform/git/records.ts";
import { pathsIn } from "../../../src/repo/name-list.ts";
import {
  gitEnvironment,
  makeRepository,
  posix,
  removeFolders,
  temporaryFolder,
  type Workshop,
  workshopIn,
} from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

vi.setConfig({ testTimeout: runs(300_000, 7_200_000) });
afterAll(removeFolders);

/** What git lists, one path after the other. */
function listedByGit({ raw }: Workshop): Known {
  const [outline, unnameable, commits] = [new Outline(), [] as string[], new Map<string, string>()];
  let last: string | undefined;
  for (const { text, isNameable } of recordsOf(
    raw("-c", "core.fsmonitor=false", "ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"),
  )) {
    const path = text.slice(text.startsWith("? ") ? 2 : text.indexOf("\t") + 1);
    const isRepeated = path === last;
    last = path;
    if (isRepeated) continue;
    if (!isNameable) unnameable.push(path);
    else if (path.endsWith("/")) outline.add(path.slice(0, -1), "embedded");
    else if (text.startsWith("M ")) outline.add(path, "unmerged");
    else if (text.startsWith("160000 ", 2)) {
      outline.add(path, "submodule");
      commits.set(path, text.slice(9, text.indexOf(" ", 9)));
    } else outline.add(path, "file");
  }
  outline.end();
  return { outline, unnameable, commits };
}

function flat(folder: Folder, directory = ""): readonly (readonly [path: string, kind: Expected])[] {
  return [...folder.names()]
    .flatMap(([name, kind]): readonly (readonly [string, Expected])[] => {
      const path = directory === "" ? name : `${directory}/${name}`;
      const inside = folder.folders?.get(name);
      return inside ? flat(inside, path) : [[path, kind]];
    })
    .sort();
}

/** All that a walk finds, in its order. */
function walked(directory: string, known: Known): unknown {
  const found: unknown[] = [];
  const others = walkKnown(directory, known, {
    entry: (entry) => found.push(entry),
    files: (at, names) => found.push(...pathsIn(at, names).map((path) => ({ path, kind: "file" }))),
  });
  return { found, others };
}

const shown = ({ outline, unnameable, commits }: Known) => ({
  outline: flat(outline.root),
  unnameable: [...unnameable].sort(),
  commits: [...commits].sort(),
});

async function known(directory: string, environment = gitEnvironment()): Promise<Known> {
  const found = await openRepository(directory, environment)?.knownFiles();
  if (!found) throw new Error("nothing is known");
  return found;
}

const names = [
  "a",
  "b",
  "a.b",
  "a-b",
  "B",
  ".x",
  "é",
  "n\nl",
  "long".repeat(20),
  "\\xff",
  "\ufffd",
  "ignored",
] as const;
const name = fc.constantFrom(...names);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));

/** Changes a repository; what git refuses is left out. */
type Step = readonly [what: string, path: string, other: string];
const step = (what: string): fc.Arbitrary<Step> => fc.tuple(fc.constant(what), path, path);
const likely = ["write", "write", "write", "add", "add all", "add all"];
const rare = [
  "remove",
  "link",
  "directory",
  "ignore",
  "exclude",
  "nested",
  "gitlink",
  "submodule",
  "unmerged",
  "name only",
  "skip",
  "assume",
  "version 4",
  "version 2",
  "split",
  "sparse",
  "sparse index",
  "untracked cache",
  "bytes",
  "bytes below",
  "forget",
  "move",
  "ignore case",
];
const likelyStep = fc.constantFrom(...likely).chain(step);
const anyStep = fc.oneof(
  { weight: 3, arbitrary: likelyStep },
  { weight: 2, arbitrary: fc.constantFrom(...rare).chain(step) },
);
const stepsOf = (one: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> => fc.array(one, { minLength: 2, maxLength: 14 });
/** Where the last of likely steps adds everything, most repositories are plain, so luck does not decide whether some are. */
const addedSteps = stepsOf(likelyStep).map((some): Step[] => [...some, ["add all", "", ""]]);
const steps = fc.oneof({ weight: 2, arbitrary: stepsOf(anyStep) }, { weight: 1, arbitrary: addedSteps });

const odd = Buffer.from([0x6f, 0xff, 0x64]);

function take({ directory, git, gitWith }: Workshop, [what, at, other]: Step): void {
  const here = join(directory, at);
  const id = (): string => "1".repeat(git("rev-parse", "--show-object-format") === "sha256" ? 64 : 40);
  const blob = (): string => gitWith("x", "hash-object", "-w", "--stdin");
  const put = (): void => {
    mkdirSync(dirname(here), { recursive: true });
    rmSync(here, { recursive: true, force: true });
  };
  const actions: { readonly [what: string]: () => unknown } = {
    write: () => (put(), writeFileSync(here, "x")),
    add: () => git("--literal-pathspecs", "add", "--force", "--", at),
    "add all": () => git("add", "--all"),
    remove: () => rmSync(here, { recursive: true, force: true }),
    link: () => (put(), symlinkSync(other, here)),
    directory: () => (put(), mkdirSync(here)),
    ignore: () => writeFileSync(join(directory, ".gitignore"), `${other}\nignored\n`),
    exclude: () => writeFileSync(join(directory, ".git/info/exclude"), `${other}\n`),
    nested: () => (put(), mkdirSync(here), workshopIn(here).git("init", "--quiet")),
    gitlink: () => git("update-index", "--add", "--cacheinfo", `160000,${id()},${at}`),
    submodule: () => (
      put(),
      mkdirSync(here),
      workshopIn(here).git("init", "--quiet"),
      workshopIn(here).git("commit", "--quiet", "--allow-empty", "--message", "x"),
      git("add", "--", at)
    ),
    unmerged: () =>
      gitWith(
        [1, 2, 3].map((stage) => `100644 ${blob()} ${stage}\t${at}\0`).join(""),
        "update-index",
        "-z",
        "--index-info",
      ),
    "name only": () => git("--literal-pathspecs", "add", "--intent-to-add", "--", at),
    skip: () => git("update-index", "--skip-worktree", "--", at),
    assume: () => git("update-index", "--assume-unchanged", "--", at),
    "version 4": () => git("update-index", "--index-version", "4"),
    "version 2": () => git("update-index", "--index-version", "2"),
    split: () => git("update-index", "--split-index"),
    sparse: () => git("sparse-checkout", "set", "--no-cone", at),
    "sparse index": () => git("sparse-checkout", "set", "--cone", "--sparse-index", dirname(at)),
    "untracked cache": () => git("update-index", "--force-untracked-cache"),
    bytes: () => writeFileSync(Buffer.concat([Buffer.from(`${directory}/`), odd]), "x"),
    // Where a directory with U+FFFD as its name is known, the disk seems to list it twice.
    "bytes below": () => {
      const twin = Buffer.concat([Buffer.from(`${dirname(here)}/`), Buffer.from([0xff])]);
      mkdirSync(twin, { recursive: true });
      writeFileSync(Buffer.concat([twin, Buffer.from("/x")]), "x");
    },
    forget: () => git("--literal-pathspecs", "rm", "-r", "--quiet", "--cached", "--force", "--", at),
    move: () => (
      mkdirSync(dirname(join(directory, other)), { recursive: true }), renameSync(here, join(directory, other))
    ),
    "ignore case": () => git("config", "core.ignoreCase", "true"),
  };
  try {
    actions[what]?.();
  } catch {
    // Git or the disk refuses it: then it is not done.
  }
}

/** How often git was not needed to list what was asked for: nothing is proven if it always is. */
const seen = { plain: 0, all: 0 };

describe.runIf(process.platform === "linux")("random repositories", () => {
  it("list and walk as git says", async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), fc.boolean(), async (done, isLong, isCommitted) => {
        const workshop = isLong ? workshopIn(temporaryFolder()) : makeRepository();
        if (isLong) workshop.git("init", "--quiet", "--object-format=sha256", "--template=");
        mkdirSync(join(workshop.directory, ".git/info"), { recursive: true });
        for (const [i, one] of done.entries()) {
          take(workshop, one);
          if (isCommitted && i === 2) take(workshop, ["add all", "", ""]);
        }
        const { directory } = workshop;
        const [found, expected] = [await known(directory), listedByGit(workshop)];
        expect(shown(found)).toEqual(shown(expected));
        expect(walked(directory, found)).toEqual(walked(directory, expected));
        const index = join(directory, ".git/index");
        const own = readIndexNames(index, isLong ? 32 : 20);
        seen.all++;
        if (own && holdsOnlyKnown(directory, own.outline.root)) seen.plain++;
        rmSync(directory, { recursive: true, force: true });
      }),
      { numRuns: runs(30, 3_000) },
    );
    expect(seen.plain).toBeGreaterThan(seen.all / 20);
  });
});

/** A `git` that writes down that it is called, does what is said and then is the real one. */
function loggingGit(first: (real: string) => string = () => ""): {
  readonly environment: NodeJS.ProcessEnv;
  calls(): number;
} {
  const folder = temporaryFolder();
  const log = join(folder, "log");
  const real = (process.env.PATH ?? "")
    .split(":")
    .map((part) => join(part, "git"))
    .find((file) => existsSync(file));
  const script = `#!/bin/sh\necho x >> '${log}'\n${first(`'${real}'`)}\nexec '${real}' "$@"\n`;
  writeFileSync(join(folder, "git"), script);
  chmodSync(join(folder, "git"), 0o755);
  return {
    environment: { ...gitEnvironment(), PATH: `${folder}:${process.env.PATH ?? ""}` },
    calls: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").length : 0),
  };
}

const files = {
  ".claude/agents/a.md": "a",
  "docs/one/deep.md": "x",
  "docs/b.md": "b",
  "docs/c.md": "c",
  "docs.md": "d",
  "z/é.md": "x",
};

describe.runIf(posix)("git", () => {
  type Change = (workshop: Workshop) => unknown;
  const cases = (all: { readonly [what: string]: Change }) => Object.entries(all);
  const asked = async (change: Change): Promise<number> => {
    const workshop = makeRepository(files);
    change(workshop);
    const { environment, calls } = loggingGit();
    const found = await known(workshop.directory, environment);
    const count = calls();
    const expected = listedByGit(workshop);
    expect(shown(found)).toEqual(shown(expected));
    expect(walked(workshop.directory, found)).toEqual(walked(workshop.directory, expected));
    return count;
  };
  const added = "1".repeat(40);

  it.runIf(process.platform === "linux").each(
    cases({
      "in a clean tree": () => undefined,
      "for a file that is gone": ({ remove }) => remove("docs/b.md", "docs/one"),
      "for a link in the place of a file": ({ write }) => write({ "docs/b.md": { link: "c.md" } }),
      "for what is only staged": ({ write, git }) => (write({ "new/x": "x" }), git("add", "--all")),
      "for a name that is only meant to be added": ({ write, git }) => (write({ x: "x" }), git("add", "-N", "x")),
      "for a file that is left out": ({ git, remove }) => (
        git("update-index", "--skip-worktree", "docs/b.md"), remove("docs/b.md")
      ),
      "for an index of version 3": ({ git, write }) => (
        write({ n: "n" }), git("add", "-N", "n"), git("update-index", "--index-version", "3")
      ),
      "for an index of version 4": ({ git, write }) => {
        const long = ["long", "longer", "longest"].map((word) => word.repeat(30)).join("/");
        write({ [`docs/${long}`]: "x", [`docs/${long}.1`]: "x" });
        git("add", "--all");
        git("update-index", "--index-version", "4");
      },
      "for a remote, a branch and an author": ({ git }) => {
        git("config", "remote.origin.url", "https://github.com/o/n");
        git("config", "branch.main.remote", "origin");
        git("config", "user.name", "A");
        git("config", "core.hooksPath", ".husky/_");
        git("config", "core.sshCommand", "ssh -i key");
        git("config", "core.autocrlf", "input");
        git("config", "http.https://github.com/.extraheader", "AUTHORIZATION: basic eA==");
        git("config", "gc.auto", "0");
      },
    }),
  )("is not needed %s", async (_, change) => expect(await asked(change)).toBe(0));

  it.each(
    cases({
      "about an untracked file": ({ write }) => write({ x: "x" }),
      "about an untracked file deep below": ({ write }) => write({ "docs/one/x": "x" }),
      "about an ignored file": ({ write }) => write({ ".git/info/exclude": "x\n", "docs/one/x": "x" }),
      "about an empty directory": ({ write }) => write({ "docs/none": { directory: true } }),
      "about a directory in the place of a file": ({ remove, write }) => (
        remove("docs/b.md"), write({ "docs/b.md/x": "x" })
      ),
      "about a file in the place of a directory": ({ write }) => write({ docs: "x" }),
      "about a link in the place of a directory": ({ write }) => write({ docs: { link: "z" } }),
      "about a submodule": ({ git, write }) => (
        git("update-index", "--add", "--cacheinfo", `160000,${added},sub`), write({ "sub/x": "x" })
      ),
      "about a submodule whose name is that of a directory where case counts for nothing": ({ git, write }) => {
        git("config", "core.ignoreCase", "true");
        write({ "SUB/x": "x" });
        git("add", "SUB");
        git("update-index", "--add", "--cacheinfo", `160000,${added},sub`);
        write({ "sub/.claude/agents/a.md": "a" });
      },
      "about a file in the place of a submodule": ({ write, git }) => (
        git("update-index", "--add", "--cacheinfo", `160000,${added},sub`), write({ sub: "x" })
      ),
      "about a repository inside a directory": ({ directory }) =>
        workshopIn(join(directory, "docs")).git("init", "--quiet"),
      "about a name in another case": ({ directory }) =>
        renameSync(join(directory, "docs/b.md"), join(directory, "docs/B.md")),
      "about an index with stages": ({ gitWith }) =>
        gitWith(`100644 ${added} 2\tdocs/b.md\0`, "update-index", "-z", "--index-info"),
      "about an index with one stage": ({ git, gitWith }) => {
        git("update-index", "--force-remove", "docs/b.md");
        gitWith(`100644 ${added} 2\tdocs/b.md\0`, "update-index", "-z", "--index-info");
      },
      "about a split index": ({ git }) => git("update-index", "--split-index"),
      "about a sparse index": ({ git }) => git("sparse-checkout", "set", "--cone", "--sparse-index", ".claude"),
      "where there is no index": ({ remove }) => remove(".git/index"),
      "where the index is a link": ({ directory }) => {
        renameSync(join(directory, ".git/index"), join(directory, ".git/other"));
        symlinkSync("other", join(directory, ".git/index"));
      },
      "where settings are not known": ({ git }) => git("config", "core.quotePath", "false"),
      "where settings include others": ({ git }) => git("config", "include.path", "other"),
    }),
  )("is asked %s", async (_, change) => expect(await asked(change)).toBe(1));

  const lost = "\ufffd";
  const twin = ({ directory }: Workshop, folder: string): void => {
    const path = Buffer.concat([Buffer.from(join(directory, folder, "/")), Buffer.from([0xff])]);
    mkdirSync(path);
    writeFileSync(Buffer.concat([path, Buffer.from("/x.md")]), "x");
  };

  it.runIf(process.platform === "linux").each(
    cases({
      "is the printed form of a name that is not UTF-8": ({ directory, git, write }) => {
        write({ "docs/\\xff.md": "x" });
        git("add", "--all");
        writeFileSync(
          Buffer.concat([Buffer.from(join(directory, "docs/")), Buffer.from([0xff]), Buffer.from(".md")]),
          "x",
        );
      },
      "looks like the name of a directory that is not UTF-8": (workshop) => {
        workshop.write({ [`docs/${lost}/a.md`]: "a", "docs/gone/b.md": "b" });
        workshop.git("add", "--all");
        workshop.remove("docs/gone");
        twin(workshop, "docs");
      },
      "looks like that of a directory that is gone": (workshop) => {
        workshop.write({ [`docs/${lost}/a.md`]: "a" });
        workshop.git("add", "--all");
        workshop.remove(`docs/${lost}`);
        twin(workshop, "docs");
      },
    }),
  )("is asked for everything where a name %s", async (_, change) => expect(await asked(change)).toBe(2));

  it("is asked for everything where the index changes meanwhile", async () => {
    const workshop = makeRepository(files);
    workshop.write({ "docs/new.md": "x" });
    const { environment } = loggingGit((real) => `case "$*" in *--others*) ${real} add --all;; esac`);
    expect(flat((await known(workshop.directory, environment)).outline.root)).toContainEqual(["docs/new.md", "file"]);
  });

  it("is asked about the repository of a worktree and below the top", async () => {
    const { directory, git } = makeRepository(files);
    const tree = join(temporaryFolder(), "tree");
    git("worktree", "add", "--quiet", tree);
    for (const at of [tree, join(directory, "docs")]) {
      const { environment, calls } = loggingGit();
      await known(at, environment);
      expect(calls()).toBe(1);
    }
  });

  it("is asked what a damaged repository is", async () => {
    for (const [path, text] of [
      ["HEAD", "nothing"],
      ["config", "[core\n"],
      ["config", "[core]\n\tbare = maybe\n"],
      ["config", "[core]\n\trepositoryformatversion = 7\n\tbare = false\n"],
      ["config", "[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tnone = true\n"],
      ["index", "DIRC"],
    ] as const) {
      const { directory } = makeRepository(files);
      writeFileSync(join(directory, ".git", path), text);
      await expect(known(directory), `${path}: ${text}`).rejects.toThrow(/git/);
    }
  });
});

it("knows the settings that change nothing", () => {
  const plain = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n";
  const long = plain.replace("= 0", "= 1");
  expect(idBytesIn(plain)).toBe(20);
  expect(idBytesIn(`${long}[extensions]\n\tobjectformat = sha256\n`)).toBe(32);
  expect(idBytesIn(`${long}[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true\n`)).toBe(20);
  for (const config of [
    "",
    "[core]\n\tbare = false\n",
    "[core]\n\trepositoryformatversion = 0\n",
    plain.replace("false", "true"),
    plain.replace("false", "false ; true"),
    plain.replace("bare", "bare.x"),
    plain.replace("= false", ""),
    plain.replace("[core]", '[core "x"]'),
    plain.replace("[core]", "[CORE]"),
    `${plain}[extensions]\n\tobjectformat = sha256\n`,
    `${long}[extensions]\n\tworktreeConfig = true\n`,
    `${plain}\tworktree = ..\n`,
    `${plain}\tsparseCheckout = true\n`,
    `${plain}[core] bare = true\n`,
    `${plain}[branch]\n\tautoSetupRebase = maybe\n`,
    `${plain}[user]\n\tuseConfigOnly = maybe\n`,
    `${plain}[include]\n\tpath = x\n`,
    `${plain}[includeIf "gitdir:x"]\n\tpath = x\n`,
    `${plain}[constructor]\n\tx = x\n`,
    `${plain}\tconstructor = x\n`,
    `${plain}[remote "x"]\n\turl = "x\n`,
    `${plain}[remote "x"]\n\turl = x\\\n`,
    `${plain}[remote "x]\n\turl = x\n`,
    `${plain}\thooksPath = ~nobody/x\n`,
    `${plain}\tautocrlf = maybe\n`,
    `${plain}x\n`,
  ])
    expect([config, idBytesIn(config)]).toEqual([config, undefined]);
});

describe.runIf(posix)("a damaged index", () => {
  const versions = ["2", "3", "4"] as const;
  const workshops = new Map<string, { readonly version: string; readonly isLong: boolean }>(
    versions.flatMap((version) =>
      [false, true].map((isLong) => [`${version} ${isLong}`, { version, isLong }] as const),
    ),
  );
  const made = new Map<string, Workshop>();
  const workshopOf = (key: string): Workshop => {
    let workshop = made.get(key);
    if (!workshop) {
      const { version, isLong } = workshops.get(key) ?? { version: "2", isLong: false };
      made.set(key, (workshop = workshopIn(temporaryFolder())));
      workshop.git("init", "--quiet", "--template=", ...(isLong ? ["--object-format=sha256"] : []));
      workshop.write(files).git("add", "--all");
      workshop.git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(isLong ? 64 : 40)},sub`);
      workshop.write({ "docs/named": "x" }).git("add", "-N", "docs/named");
      if (version !== "3") workshop.git("reset", "--quiet", "docs/named");
      workshop.git("update-index", "--index-version", version);
    }
    return workshop;
  };
  const staged = ({ raw }: Workshop): readonly string[] =>
    [...recordsOf(raw("ls-files", "-s", "-z"))].map(({ text }) => text.slice(text.indexOf("\t") + 1));

  it("is read as git reads it, or not at all", () => {
    const counts = { read: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...workshops.keys()),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom("flip", "set", "cut", "insert", "swap"), fc.nat(255)), {
          maxLength: 2,
        }),
        (key, damages) => {
          const workshop = workshopOf(key);
          const file = join(workshop.directory, ".git/index");
          const whole = readFileSync(file);
          let bytes = Buffer.from(whole);
          for (const [place, what, value] of damages) {
            const at = place % bytes.length;
            if (what === "flip") bytes[at] = (bytes[at] ?? 0) ^ (1 << (value % 8));
            else if (what === "set") bytes[at] = value;
            else if (what === "cut") bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + (value % 9))]);
            else if (what === "insert")
              bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from([value]), bytes.subarray(at)]);
            else bytes = Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]);
          }
          writeFileSync(file, bytes);
          try {
            const own = readIndexNames(file, workshops.get(key)?.isLong ? 32 : 20);
            if (own) {
              counts.read++;
              expect(flat(own.outline.root).map(([at]) => at)).toEqual([...staged(workshop)].sort());
            } else counts.refused++;
          } finally {
            writeFileSync(file, whole);
          }
        },
      ),
      { numRuns: runs(400, 20_000), examples: [...workshops.keys()].map((key): [string, []] => [key, []]) },
    );
    expect(counts.refused).toBeGreaterThan(20);
    expect(counts.read).toBeGreaterThan(20);
  });
});

describe("the address of origin in settings", () => {
  const origin = '[remote "origin"]\n';
  it.each<[settings: string, found: string | null | undefined]>([
    ["", null],
    [
      `${origin}\turl = https://example.com/a/b\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
      "https://example.com/a/b",
    ],
    [`${origin}\turl = first\n[remote "up"]\n\turl = other\n${origin}\tURL = last \n`, "last"],
    [`[remote "Origin"]\n\turl = other\n[branch "origin"]\n\turl = other\n`, null],
    [`${origin}\tpushurl = other\n`, null],
    [`${origin}\turl = a#b\n`, undefined],
    [`${origin}\turl = "a b"\n`, undefined],
  ])("is what git says, or is left to git: %j", (settings, found) => {
    const workshop = makeRepository();
    const file = join(workshop.directory, ".git/config");
    writeFileSync(file, `${readFileSync(file, "utf8")}${settings}`);
    const said = workshop.raw("config", "--default", "", "--get", "remote.origin.url").toString().trim();
    expect(originIn(readFileSync(file, "utf8"))).toEqual(found === undefined ? undefined : { url: found ?? undefined });
    if (found !== undefined) expect(said).toBe(found ?? "");
  });
});
