/** Who approves what a request widens: reviews of the wrong people, of the wrong commit, taken back, or by a request's own rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { baselinePath } from "../../../src/policy/model.ts";
import { ofRule, run, startChecked } from "../../support/action.ts";
import { exampleOf, onMain, pullRequest, push, type RequestOptions, type Scene } from "../../support/events.ts";
import { hasParser, parseGfm, walk } from "../../support/gfm.ts";
import type { Authored, GitHub, Review } from "../../support/github/index.ts";

const file = ".claude/agents/tester.md";
const policy = ".github/agent-profile-check.yml";
const owners = ".github/CODEOWNERS";
const agent = (tools: string) =>
  `---\nname: tester\ndescription: Runs the tests and says which of them fail.\ntools: ${tools}\n---\nRun them.\n`;
const asking = (widening: string) => `ceiling: [read, execute]\napprovals: { widening: ${widening} }\n`;
const alice = asking("{ by: [alice] }");
const rule = "no-unapproved-widening";
const old = "0".repeat(40);

interface Around {
  readonly request?: Partial<RequestOptions>;
  /** `head` stands for the request's head. */
  readonly reviews?: readonly (readonly [login: string, state: Review["state"], commit?: string])[];
  readonly commits?: readonly Partial<Authored>[];
  readonly teams?: Readonly<Record<string, readonly string[]>>;
  /** What the stand-in knows beside that. */
  readonly more?: (github: GitHub, scene: Scene) => void;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A request of dave's that gives the tester a shell. */
async function scene({
  request = {},
  reviews = [],
  commits = [{ author: "dave" }],
  teams = {},
  more = () => undefined,
  inputs = {},
}: Around) {
  const made = pullRequest({
    base: { [policy]: alice, [file]: agent("Read") },
    head: { [file]: agent("Read, Bash") },
    ...request,
  });
  const github = await startChecked();
  const head = made.commits["head"] ?? "";
  github.pulls.push({
    number: 7,
    state: "open",
    author: { login: "dave", type: "User" },
    head: { sha: head, ref: "feature", repository: "octo-org/octo-repo" },
    base: { sha: made.commits["base"] ?? "", ref: "main" },
    commits: [...commits.slice(1).map((_, at) => String(at)), head],
  });
  github.authored.push(
    ...commits.map((commit, at) => ({
      author: "dave",
      sha: at === commits.length - 1 ? head : `${at}`.padStart(40, "1"),
      ...commit,
    })),
  );
  for (const [login, state, commit = head] of reviews)
    github.reviews.push({ author: { login, type: login.endsWith("[bot]") ? "Bot" : "User" }, state, commit });
  for (const [team, members] of Object.entries(teams)) github.teams.set(team, members);
  github.teamTokens.add("ghs_policies");
  more(github, made);
  const judge = () => run(made, { github, inputs: { comment: "never", ...inputs } });
  return { github, judge, made };
}

async function judged(around: Around) {
  const { github, judge } = await scene(around);
  const step = await judge();
  return { github, step, code: step.exitCode, said: ofRule(step, rule).map(({ message }) => message) };
}

const approved = { code: 0, said: [] };
/** One finding, which names these in this order. */
const missing = (...names: readonly string[]) => ({
  code: 1,
  said: [expect.stringMatching(names.map((name) => name.replace(/[*.]/g, "\\$&")).join("[^]*"))],
});

describe("what may do more", () => {
  it("needs those whom the base's policy names", async () => {
    const { step, ...rest } = await judged({});
    expect(rest).toMatchObject(missing("`tester`", "`Bash`", "approval by alice"));
    expect(ofRule(step, rule)).toMatchObject([{ name: "error", properties: { file, line: "4", col: "14" } }]);
    expect(step.summary).toContain(rule);
  });

  it("is approved by one of them, whatever the letters' case", async () => {
    const { step, ...rest } = await judged({ reviews: [["Alice", "APPROVED"]] });
    expect(rest).toMatchObject(approved);
    expect(step.log).toContain("`Alice`");
  });

  it("asks GitHub nothing where no policy asks for approvals, and nothing where nothing widens", async () => {
    for (const request of [
      { base: { [policy]: "ceiling: [read, execute]\n", [file]: agent("Read") } },
      { head: { [file]: agent("Read, Grep") } },
    ]) {
      const { github, code } = await judged({ request });
      expect({ code, requests: github.requests }).toEqual({ code: 0, requests: [] });
    }
  });

  it.each<[string, string, Around]>([
    [
      "its author",
      "`dave`",
      {
        request: { base: { [policy]: asking("{ by: [alice, dave] }"), [file]: agent("Read") } },
        reviews: [["dave", "APPROVED"]],
      },
    ],
    [
      "a bot, under whatever name",
      "`alice`",
      {
        more: ({ reviews }, { commits: { head = "" } }) =>
          reviews.push({ author: { login: "alice", type: "Bot" }, state: "APPROVED", commit: head }),
      },
    ],
    ["an earlier commit's approval", "`alice`", { reviews: [["alice", "APPROVED", old]] }],
    ["a dismissed approval", "approval by alice", { reviews: [["alice", "DISMISSED"]] }],
    [
      "an approval before another, dismissed one",
      "approval by alice",
      {
        reviews: [
          ["alice", "APPROVED"],
          ["alice", "DISMISSED"],
        ],
      },
    ],
    [
      "an approval before a wish for changes",
      "approval by alice",
      {
        reviews: [
          ["alice", "APPROVED"],
          ["ALICE", "CHANGES_REQUESTED"],
        ],
      },
    ],
    [
      "a wish for changes on an earlier commit, that came later",
      "approval by alice",
      {
        reviews: [
          ["alice", "APPROVED"],
          ["alice", "CHANGES_REQUESTED", old],
        ],
      },
    ],
    ["a remark", "approval by alice", { reviews: [["alice", "COMMENTED"]] }],
    [
      "a commit's author",
      "`alice`",
      { reviews: [["alice", "APPROVED"]], commits: [{ author: "alice" }, { author: "dave" }] },
    ],
    ["a committer", "`alice`", { reviews: [["alice", "APPROVED"]], commits: [{ author: "dave", committer: "Alice" }] }],
    [
      "a co-author",
      "`alice`",
      {
        reviews: [["alice", "APPROVED"]],
        commits: [{ message: "x\n\nCo-Authored-By: A <1+alice@users.noreply.github.com>" }],
      },
    ],
    [
      "an author whom only the address names",
      "names no account",
      { reviews: [["alice", "APPROVED"]], commits: [{ author: null, email: "alice@users.noreply.github.com" }] },
    ],
    [
      "anybody while an author is not known",
      "names no account for the author of the commit 1",
      {
        reviews: [["alice", "APPROVED"]],
        commits: [{ author: null, committer: "dave", email: "alice@laptop.local", sha: "1".repeat(40) }, {}],
      },
    ],
    [
      "anybody while a committer is not known",
      "names no account for the committer",
      { reviews: [["alice", "APPROVED"]], commits: [{ author: "dave", committer: null }] },
    ],
    [
      "anybody while a co-author is not known",
      "names no account for the co-author",
      {
        reviews: [["alice", "APPROVED"]],
        commits: [{ message: "x\n\nCo-authored-by: A <alice@laptop.local>" }],
      },
    ],
    [
      "a co-author whom GitHub knows by the address",
      "`alice` has a commit in it",
      {
        reviews: [["alice", "APPROVED"]],
        commits: [{ message: "x\n\nCo-authored-by: A <alice@laptop.local>" }],
        more: ({ addresses }) => void addresses.set("alice@laptop.local", "alice"),
      },
    ],
    [
      "somebody without any right",
      "`alice` has no write access",
      {
        more: ({ reviews }, { commits: { head = "" } }) =>
          reviews.push({
            author: { login: "alice", type: "User" },
            state: "APPROVED",
            commit: head,
            association: "NONE",
          }),
      },
    ],
    [
      "somebody who may only read",
      "`alice` has no write access",
      {
        more: ({ reviews, permissions }, { commits: { head = "" } }) => {
          permissions.set("alice", "read");
          reviews.push({
            author: { login: "alice", type: "User" },
            state: "APPROVED",
            commit: head,
            association: "CONTRIBUTOR",
          });
        },
      },
    ],
    ["a stranger", "`mallory`", { reviews: [["mallory", "APPROVED"]] }],
    [
      "an account that is gone",
      "approval by alice",
      {
        more: ({ reviews }, { commits: { head = "" } }) =>
          reviews.push({ author: null, state: "APPROVED", commit: head }),
      },
    ],
  ])("is not approved by %s", async (_, words, around) => expect(await judged(around)).toMatchObject(missing(words)));

  it.each<[string, Around]>([
    [
      "an approval and a remark after it",
      {
        reviews: [
          ["alice", "APPROVED"],
          ["alice", "COMMENTED"],
        ],
      },
    ],
    [
      "an approval after a wish for changes",
      {
        reviews: [
          ["alice", "CHANGES_REQUESTED", old],
          ["alice", "APPROVED"],
        ],
      },
    ],
    [
      "the hundred and first review",
      { reviews: [...Array.from({ length: 100 }, () => ["erin", "COMMENTED"] as const), ["alice", "APPROVED"]] },
    ],
    [
      "somebody beside a hundred and twenty commits",
      { reviews: [["alice", "APPROVED"]], commits: Array.from({ length: 120 }, () => ({ author: "dave" })) },
    ],
  ])("is approved by %s", async (_, around) => expect(await judged(around)).toMatchObject(approved));

  it.each(["write", "admin"] as const)("is approved by a private member who may %s", async (permission) =>
    expect(
      await judged({
        more: ({ reviews, permissions }, { commits: { head = "" } }) => {
          permissions.set("alice", permission);
          reviews.push({
            author: { login: "alice", type: "User" },
            state: "APPROVED",
            commit: head,
            association: "CONTRIBUTOR",
          });
        },
      }),
    ).toMatchObject(approved),
  );

  it("is approved beside a co-author of somebody else's on the second page", async () => {
    const commits = Array.from({ length: 120 }, (_, at) => ({
      author: "dave",
      message: at === 110 ? "x\n\nCo-authored-by: E <erin@laptop.local>" : "x",
    }));
    const more = ({ addresses }: GitHub) => void addresses.set("erin@laptop.local", "erin");
    expect(await judged({ reviews: [["alice", "APPROVED"]], commits, more })).toMatchObject(approved);
  });

  it("counts people, not reviews and not the ways in which one is meant", async () => {
    const request = {
      base: {
        [policy]: asking('{ by: [alice, "@octo-org/security", codeowners], count: 2 }'),
        [owners]: "*  @alice\n",
        [file]: agent("Read"),
      },
    };
    const more = {
      request,
      teams: { "octo-org/security": ["alice", "bob"] },
      inputs: { "policy-token": "ghs_policies" },
    };
    expect(
      await judged({
        ...more,
        reviews: [
          ["alice", "APPROVED"],
          ["alice", "APPROVED"],
        ],
      }),
    ).toMatchObject(missing("`alice`"));
    expect(
      await judged({
        ...more,
        reviews: [
          ["alice", "APPROVED"],
          ["bob", "APPROVED"],
        ],
      }),
    ).toMatchObject(approved);
  });

  it("is judged by the base's policy, whatever the request makes of it", async () => {
    const head = { [policy]: asking("{ by: [mallory] }"), [file]: agent("Read, Bash") };
    expect(await judged({ request: { head }, reviews: [["mallory", "APPROVED"]] })).toMatchObject(
      missing("approval by alice"),
    );
    expect(
      await judged({ request: { head: { [file]: agent("Read, Bash") }, removed: [policy] }, reviews: [] }),
    ).toMatchObject(missing("approval by alice"));
  });

  it("cannot be excused by a baseline", async () => {
    const { made, judge } = await scene({ inputs: { json: "found.json" } });
    expect((await judge()).exitCode).toBe(1);
    const { findings } = JSON.parse(readFileSync(join(made.workspace.directory, "found.json"), "utf8")) as {
      readonly findings: readonly { readonly rule: string; readonly fingerprint: string }[];
    };
    const entries = findings
      .filter((finding) => finding.rule === rule)
      .map(({ fingerprint }) => ({ path: file, rule, kind: null, profile: "tester", fingerprint }));
    expect(entries).toHaveLength(1);
    const base = {
      [policy]: alice,
      [file]: agent("Read"),
      [baselinePath]: JSON.stringify({ version: 1, findings: entries }),
    };
    expect(await judged({ request: { base } })).toMatchObject(missing("approval by alice"));
  });
});

describe("a profile that goes", () => {
  const explore = ".claude/agents/explore.md";
  const request = {
    base: { [policy]: alice, [explore]: agent("Read").replace("tester", "Explore") },
    head: { "README.md": "words\n" },
    removed: [explore],
  };

  it("and leaves its name to a built-in that may do more, needs them too", async () => {
    const { step, ...rest } = await judged({ request });
    expect(rest).toMatchObject(missing("`Explore`"));
    expect(ofRule(step, rule)).toMatchObject([{ properties: { file: explore } }]);
    expect(step.outputs["widened"]).toBe("1");
    expect(await judged({ request, reviews: [["alice", "APPROVED"]] })).toMatchObject(approved);
  });
});

describe("code owners", () => {
  const by = asking("{ by: [codeowners] }");

  it("are those of settings that are gone, too", async () => {
    const settings = ".claude/settings.json";
    const request = {
      base: {
        [policy]: by,
        [owners]: "/.claude/ @mallory\n/.claude/settings.json @alice\n",
        [file]: agent("Read"),
        [settings]: '{"permissions": {"deny": ["Read(.env)"]}}\n',
      },
      head: { [settings]: "{}\n" },
    };
    expect(await judged({ request, reviews: [["mallory", "APPROVED"]] })).toMatchObject(missing("`mallory`"));
    expect(
      await judged({
        request,
        reviews: [
          ["mallory", "APPROVED"],
          ["alice", "APPROVED"],
        ],
      }),
    ).toMatchObject(approved);
  });

  it("are those of the base, for the profile's file", async () => {
    const request = {
      base: { [policy]: by, [owners]: "* @bob\n/.claude/ @alice\n", [file]: agent("Read") },
      head: { [file]: agent("Read, Bash"), [owners]: "* @mallory\n" },
    };
    // The owner of everything approves that somebody else becomes it.
    expect(
      await judged({
        request,
        reviews: [
          ["alice", "APPROVED"],
          ["bob", "APPROVED"],
        ],
      }),
    ).toMatchObject(approved);
    for (const login of ["mallory", "bob"])
      expect(await judged({ request, reviews: [[login, "APPROVED"]] })).toMatchObject(missing(`\`${login}\``));
  });

  it("are those of the old place and of the new one", async () => {
    const moved = ".claude/agents/free/tester.md";
    const request = {
      base: { [policy]: by, [owners]: "/.claude/ @alice\n/.claude/agents/free/ @mallory\n", [file]: agent("Read") },
      head: { [moved]: agent("Read, Bash") },
      removed: [file],
    };
    expect(await judged({ request, reviews: [["mallory", "APPROVED"]] })).toMatchObject(missing("`mallory`"));
    expect(await judged({ request, reviews: [["alice", "APPROVED"]] })).toMatchObject(missing("`alice`"));
    expect(
      await judged({
        request,
        reviews: [
          ["mallory", "APPROVED"],
          ["alice", "APPROVED"],
        ],
      }),
    ).toMatchObject(approved);
  });

  it("are nobody where no line names one, and an address is nobody who could be told", async () => {
    for (const [text, words] of [
      ["", "`.claude/agents/tester.md` has no code owners on the base"],
      ["* alice@example.com\n", "`alice@example.com` is neither a login nor a team"],
    ] as const) {
      const request = { base: { [policy]: by, ...(text === "" ? {} : { [owners]: text }), [file]: agent("Read") } };
      expect(await judged({ request, reviews: [["alice", "APPROVED"]] })).toMatchObject(missing(words));
    }
  });
});

describe("a team", () => {
  const request = { base: { [policy]: asking('{ by: ["@Octo-Org/security"] }'), [file]: agent("Read") } };
  const teams = { "octo-org/security": ["alice"] };

  it("is asked for its members with the token that may", async () => {
    const { github, ...rest } = await judged({
      request,
      teams,
      reviews: [["Alice", "APPROVED"]],
      inputs: { "policy-token": "ghs_policies" },
    });
    expect(rest).toMatchObject(approved);
    expect(github.requests.toSorted()).toEqual([
      "pulls/get",
      "pulls/list-commits",
      "pulls/list-reviews",
      "teams/get-by-name",
      "teams/get-membership-for-user-in-org",
    ]);
    expect(
      await judged({ request, teams, reviews: [["mallory", "APPROVED"]], inputs: { "policy-token": "ghs_policies" } }),
    ).toMatchObject(missing("`mallory`"));
  });

  it("that the token may not read has approved nothing, and the permission is named", async () => {
    const { step, ...rest } = await judged({ request, teams, reviews: [["alice", "APPROVED"]] });
    expect(rest).toMatchObject(missing("@octo-org/security", "*Members: read*"));
    expect(step.log).toContain("`policy-token`");
  });

  it("may stand for the code owners", async () => {
    const owned = {
      base: { [policy]: asking("{ by: [codeowners] }"), [owners]: "* @octo-org/security\n", [file]: agent("Read") },
    };
    const more = { request: owned, teams, inputs: { "policy-token": "ghs_policies" } };
    expect(await judged({ ...more, reviews: [["alice", "APPROVED"]] })).toMatchObject(approved);
    expect(await judged({ ...more, reviews: [["bob", "APPROVED"]] })).toMatchObject(missing("`bob`"));
  });

  it("of another organisation approves nothing", async () => {
    const foreign = { base: { [policy]: asking('{ by: ["@evil/security"] }'), [file]: agent("Read") } };
    expect(
      await judged({
        request: foreign,
        teams: { "evil/security": ["mallory"] },
        reviews: [["mallory", "APPROVED"]],
        inputs: { "policy-token": "ghs_policies" },
      }),
    ).toMatchObject(missing("evil/security"));
  });
});

describe("what cannot be read", () => {
  const reviews = [["alice", "APPROVED"]] as const;

  it.each(["pulls/get", "pulls/list-reviews", "pulls/list-commits"])("is not approved: %s", async (operation) => {
    expect(await judged({ reviews, more: (github) => (github.faults = [{ operation, answer: 403 }]) })).toMatchObject(
      missing("`pull-requests: read`"),
    );
    expect(await judged({ reviews, more: (github) => (github.faults = [{ operation, answer: 500 }]) })).toMatchObject(
      missing("`tester`"),
    );
  });

  it("is who wrote more commits than GitHub names", async () => {
    expect(await judged({ reviews, commits: Array.from({ length: 251 }, () => ({ author: "dave" })) })).toMatchObject(
      missing("251", "250"),
    );
  });

  it("is a request that has moved on", async () => {
    const more = ({ pulls }: GitHub) =>
      void pulls.splice(0, 1, ...pulls.slice(0, 1).map((pull) => ({ ...pull, head: { ...pull.head, sha: old } })));
    expect(await judged({ reviews, more })).toMatchObject(missing("`tester`"));
  });
});

describe("words of others", () => {
  const words = [
    "::error::pwned",
    "##[error]pwned",
    "x`@octocat`</details>|#1",
    "\u202e\u001b[31mpwned",
    "a\n::warning::pwned",
  ];

  it("in reviews and in CODEOWNERS stay words", async () => {
    const owned = words.filter((word) => !/\s/.test(word)).map((word) => `${word}@example.com`);
    const request = {
      base: {
        [policy]: asking("{ by: [codeowners, alice] }"),
        [owners]: `* ${owned.join(" ").replaceAll("#", "\\#")}\n`,
        [file]: agent("Read"),
      },
    };
    const { step, ...rest } = await judged({ request, reviews: words.map((word) => [word, "APPROVED"] as const) });
    expect(rest.code).toBe(1);
    expect(step.commands.map(({ name }) => name).filter((name) => name !== "stop-commands")).toEqual([]);
    expect(step.annotations.map(({ properties }) => properties["title"])).toEqual([rule, undefined]);
    expect(step.log.replace(/\r?\n/g, "")).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(step.summary).not.toMatch(/[\u202e\u001b]|@[\w-]|^::|##\[/mu);
    if (!hasParser()) return;
    const elements = [...walk(parseGfm(step.summary ?? ""))];
    expect(elements.filter(({ kind, text }) => kind === "image" || /<\/details>.+/.test(text))).toEqual([
      expect.objectContaining({ kind: "code" }),
      expect.objectContaining({ kind: "code" }),
    ]);
  });
});

describe("what loosens the policy", () => {
  const strict = "extends: preset:strict\nceiling: [read]\napprovals: { policy: { by: [alice], count: 1 } }\n";
  const loosened = async (head: string, reviews: Around["reviews"] = []) => {
    const { step } = await judged({
      request: { base: { [policy]: strict, [file]: agent("Read") }, head: { [policy]: head } },
      reviews,
    });
    return {
      code: step.exitCode,
      said: ofRule(step, "no-loosened-policy").map(
        ({ properties, message }) => `${String(properties["title"]).split(" ")[0]}: ${message}`,
      ),
      log: step.log,
    };
  };

  it("is an error until it is approved, and then none, under the strict preset too", async () => {
    const lax = strict.replace("[read]", "[read, write]");
    expect(await loosened(lax)).toMatchObject({
      code: 1,
      said: [expect.stringMatching(/^no-loosened-policy\/unapproved: .*approval by alice/)],
    });
    const after = await loosened(lax, [["alice", "APPROVED"]]);
    expect(after).toMatchObject({ code: 0, said: [] });
    expect(after.log).toContain("`alice`");
  });

  it("needs the approvals that the request itself would ask for no more", async () => {
    expect(await loosened("extends: preset:strict\nceiling: [read, write]\n")).toMatchObject({
      code: 1,
      said: expect.arrayContaining([expect.stringMatching(/^no-loosened-policy\/unapproved: /)]) as unknown,
    });
    expect(await loosened(strict.replace("[alice]", "[alice, mallory]"), [["mallory", "APPROVED"]])).toMatchObject({
      code: 1,
      said: [expect.stringContaining("approval by alice")],
    });
  });
});

describe("who owns the policy and the profiles", () => {
  const asks = asking("{ by: [codeowners] }, policy: { by: [codeowners] }");
  const given = (files: Readonly<Record<string, string>>) => ({ [policy]: asks, [file]: agent("Read"), ...files });
  const found = async (around: Around) => {
    const { step } = await judged(around);
    const [one] = ofRule(step, "no-loosened-policy");
    return { code: step.exitCode, file: one?.properties["file"], kind: one?.properties["title"]?.split(" ")[0] };
  };
  const reported = (path: string) => ({ code: 1, file: path, kind: "no-loosened-policy/unapproved" });

  it.each<[string, Partial<RequestOptions>, string]>([
    ["it names somebody else", { base: given({ [owners]: "* @alice\n" }), head: { [owners]: "* @mallory\n" } }, owners],
    [
      "a line below it takes a profile",
      { base: given({ [owners]: "* @alice\n" }), head: { [owners]: "* @alice\n/.claude/ @mallory\n" } },
      owners,
    ],
    ["it is deleted", { base: given({ [owners]: "* @alice\n" }), head: {}, removed: [owners] }, owners],
    [
      "it is deleted, and another one counts",
      {
        base: given({ [owners]: "* @alice\n", "docs/CODEOWNERS": "* @mallory\n" }),
        head: {},
        removed: [owners],
      },
      "docs/CODEOWNERS",
    ],
    [
      "another one counts before it",
      { base: given({ "docs/CODEOWNERS": "* @alice\n" }), head: { CODEOWNERS: "* @mallory\n" } },
      "CODEOWNERS",
    ],
    [
      "a profile is new where somebody else owns it",
      {
        base: given({ [owners]: "* @alice\n" }),
        head: {
          [owners]: "* @alice\n/.claude/agents/new.md @mallory\n",
          ".claude/agents/new.md": agent("Read").replace("tester", "new"),
        },
      },
      owners,
    ],
  ])("changes where %s, until the owner at the base approves", async (_, request, path) => {
    expect(await found({ request })).toEqual(reported(path));
    expect(await found({ request, reviews: [["mallory", "APPROVED"]] })).toEqual(reported(path));
    expect(await found({ request, reviews: [["alice", "APPROVED"]] })).toMatchObject({ code: 0 });
  });

  it("does not change where another folder gets an owner", async () => {
    const request = { base: given({ [owners]: "* @alice\n" }), head: { [owners]: "* @alice\n/src/ @bob\n" } };
    expect(await found({ request })).toMatchObject({ code: 0 });
  });
});

describe("a policy that names nobody", () => {
  const base = { [policy]: "ceiling: [read]\n", [file]: agent("Read") };
  const head = { [policy]: "ceiling: [read, write]\n" };
  const found = async (around: Around) => {
    const { step } = await judged(around);
    return {
      code: step.exitCode,
      said: ofRule(step, "no-loosened-policy").map(({ name, properties }) => [
        name,
        properties["title"]?.split(" ")[0],
      ]),
    };
  };

  it("is protected by its code owner", async () => {
    const request = { base: { ...base, [owners]: "/.github/ @alice\n" }, head };
    expect(await found({ request })).toEqual({ code: 1, said: [["error", "no-loosened-policy"]] });
    expect(await found({ request, reviews: [["bob", "APPROVED"]] })).toMatchObject({ code: 1 });
    expect(await found({ request, reviews: [["alice", "APPROVED"]] })).toEqual({ code: 0, said: [] });
  });

  it("and has none, is a warning with the line that protects it, and an error under the strict preset", async () => {
    const { step, github } = await judged({ request: { base, head } });
    const [one] = ofRule(step, "no-loosened-policy/unprotected");
    expect(one).toMatchObject({ name: "warning", message: expect.stringContaining("`/.github/ @OWNER`") as unknown });
    expect({ code: step.exitCode, requests: github.requests }).toEqual({ code: 0, requests: [] });
    const strict = (text: string) => `extends: preset:strict\n${text}`;
    expect(
      await found({
        request: {
          base: { ...base, [policy]: strict("ceiling: [read]\n") },
          head: { [policy]: strict("ceiling: [read, write]\n") },
        },
      }),
    ).toEqual({ code: 1, said: [["error", "no-loosened-policy/unprotected"]] });
  });
});

describe("where a request is no more", () => {
  const base = {
    [policy]:
      "extends: preset:strict\nceiling: [read, execute]\napprovals: { widening: { by: [alice] }, policy: { by: [bob] } }\n",
    [file]: agent("Read"),
  };
  const after = {
    [policy]:
      "extends: preset:strict\nceiling: [read, write, execute]\napprovals: { widening: { by: [alice] }, policy: { by: [bob] } }\n",
    [file]: agent("Read, Bash"),
  };

  it("nobody is asked again in a merge queue, and the summary says so", async () => {
    const group = exampleOf("merge_group") as { readonly merge_group: object };
    const event = (base_sha: string, head_sha: string) => ({
      name: "merge_group",
      payload: {
        ...onMain("merge_group"),
        merge_group: { ...group.merge_group, base_sha, head_sha, base_ref: "refs/heads/main" },
      },
    });
    const github = await startChecked();
    const step = await run(push({ before: base, after, event }), { github });
    expect(step.exitCode).toBe(0);
    expect(step.summary).toContain("approval by alice");
    expect(step.summary).toContain("approval by bob");
    expect(github.requests).toEqual([]);
  });

  it("nobody is asked again by a push", async () => {
    const github = await startChecked();
    const step = await run(push({ before: base, after }), { github });
    expect([...ofRule(step, rule), ...ofRule(step, "no-loosened-policy")]).toEqual([]);
    expect(github.requests.filter((request) => request.startsWith("pulls/"))).toEqual([]);
  });
});
