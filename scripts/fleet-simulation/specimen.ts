/** What each repository of the simulated organisation is and holds. */
import { generatedProfiles, generatedSettings, type Texts } from "./profiles.ts";
import { type Random, randomFrom } from "./random.ts";

/** What is wrong with a repository. On a server and in a folder of mirrors it shows differently. */
export const faults = ["truncated", "empty", "renamed", "hidden", "blocked", "vanished"] as const;
export type Fault = (typeof faults)[number];

export type Gate = "workflow" | "hook" | "ruleset" | "none";

export interface Specimen {
  /** `owner/name`. */
  readonly name: string;
  /** The number by which rulesets name it. */
  readonly number: number;
  readonly kind: "plain" | "profiles" | "many" | Fault;
  readonly gate: Gate;
  readonly visibility: "PUBLIC" | "PRIVATE" | "INTERNAL";
  readonly properties: { readonly [name: string]: string };
}

export const owner = "acme";

/** The day of every plan. */
export const today = "2026-11-23";

/** A tree with more entries than this is cut off by the stand-in, and that of a truncated repository has more. */
export const mostEntries = 400;

export const gateWorkflow = ".github/workflows/agents.yml";

export const gateway = `on: pull_request
permissions: { contents: read }
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: agent-profile-check/agent-profile-check@v1
`;

/** How large an organisation is. */
export interface Size {
  readonly count: number;
  /** The profiles of a repository that has many. */
  readonly many: number;
  readonly seed: number;
}

/** Shares of an organisation; each fault has at least one repository. */
const shares = { many: 0.01, plain: 0.6, faulty: 0.03 };

/** Sorted by number. The first one is plain, and has the workflow that rulesets require. */
export function specimensOf({ count, seed }: Size): readonly Specimen[] {
  const random = randomFrom(`organisation ${seed} ${count}`);
  const faulty = Math.max(faults.length, Math.round(shares.faulty * count));
  const big = Math.max(1, Math.round(shares.many * count));
  const plain = Math.round(shares.plain * count) - 1;
  if (count < faulty + big + plain + 2) throw new Error(`an organisation of ${count} repositories is too small`);
  const kinds = random.draw<Specimen["kind"]>(
    Array.from({ length: count - 1 }, (_, at) => {
      if (at < faulty) return faults[at % faults.length] ?? "empty";
      if (at < faulty + big) return "many";
      return at < faulty + big + plain ? "plain" : "profiles";
    }),
    count - 1,
  );
  return ["plain" as const, ...kinds].map((kind, at) => ({
    name: `${owner}/${random.pick(["svc", "lib", "web", "job"])}-${String(at).padStart(6, "0")}`,
    number: 1000 + at,
    kind,
    gate: at > 0 && (kind === "profiles" || kind === "many" || kind === "truncated") ? gateOf(random) : "none",
    visibility: random.pick(["PUBLIC", "PRIVATE", "PRIVATE", "INTERNAL"] as const),
    properties: { tier: String(1 + random.below(3)) },
  }));
}

function gateOf(random: Random): Gate {
  const drawn = random.next();
  if (drawn < 0.25) return "workflow";
  if (drawn < 0.35) return "hook";
  return drawn < 0.45 ? "ruleset" : "none";
}

/** The files of a repository; none: it is empty. */
export function filesOf(specimen: Specimen, { seed, many }: Size): Texts {
  const { name, kind, gate, number } = specimen;
  if (kind === "empty") return {};
  const random = randomFrom(`files ${seed} ${name}`);
  const common = {
    "README.md": `# ${name}\n`,
    ...sources(kind === "truncated" ? mostEntries : 4 + random.below(20), random),
  };
  if (number === 1000) return { ...common, [gateWorkflow]: gateway };
  if (kind === "plain")
    return random.happens(0.4)
      ? {
          ...common,
          ".github/workflows/test.yml":
            "on: push\njobs: { test: { runs-on: ubuntu-latest, steps: [{ run: make }] } }\n",
        }
      : common;
  const count = kind === "many" ? many : 1 + Math.floor(11 * random.next() ** 2);
  return {
    ...common,
    ...generatedProfiles(count, random),
    ...generatedSettings(random),
    ...(random.happens(0.4) ? { ".github/CODEOWNERS": `* @${owner}/team-${1 + random.below(20)}\n` } : {}),
    ...ownPolicy(random),
    ...(gate === "workflow" ? { [gateWorkflow]: gateway } : {}),
    ...(gate === "hook"
      ? {
          ".pre-commit-config.yaml":
            "repos:\n  - repo: https://github.com/agent-profile-check/agent-profile-check\n    rev: v1.0.0\n    hooks: [{ id: agent-profile-check }]\n",
        }
      : {}),
  };
}

function sources(count: number, random: Random): Texts {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `src/part-${at % 7}/file-${at}.ts`,
      `export const value${at} = ${random.below(1000)};\n`,
    ]),
  );
}

/** A third has a policy of its own; a few of these cannot be used. */
function ownPolicy(random: Random): Texts {
  if (!random.happens(0.33)) return {};
  if (random.happens(0.03)) return { ".github/agent-profile-check.yml": "ceiling: [fly]\n" };
  const until = random.pick(["2026-12-01", "2026-12-20", "2027-03-31"]);
  return {
    ".github/agent-profile-check.yml": [
      `ceiling: ${random.pick(["[read]", "[read, write]", "[read, write, execute]"])}`,
      "grants:",
      `  - { profiles: ["*-${random.pick(["release", "tester", "writer"])}-*"], may: [write, execute], reason: it is its work, owner: "@${owner}/team-${1 + random.below(20)}", until: ${until} }`,
      ...(random.happens(0.3)
        ? [
            "waivers:",
            `  - { rule: require-description, paths: ["**"], reason: these are old, owner: "@${owner}/team-1", until: ${until} }`,
          ]
        : []),
      "",
    ].join("\n"),
  };
}

/** What a repository holds once something in it has changed: a profile more, or another text where it has none. */
export function changesIn({ kind, name }: Specimen, { seed }: Size): Texts {
  const random = randomFrom(`changes ${seed} ${name}`);
  return kind === "plain"
    ? { "README.md": `# ${name}\n\nChanged.\n` }
    : {
        ".claude/agents/late.md": "---\nname: late\ndescription: Came later than the others.\n---\nLook.\n",
        ...sources(1, random),
      };
}
