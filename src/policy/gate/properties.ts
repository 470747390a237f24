/** What is worse about one property of a use of this tool than at the base, as the sentence of a finding. */
import { compareSettings, harmlessSettings } from "./settings.ts";
import type { GateProperty, GateUse } from "./usage.ts";

/** A property that may be absent. */
type Side = GateProperty | undefined;

/** Called only if the two values differ. `undefined`: nothing is worse. */
type Comparison = (head: Side, base: Side, name: string) => string | undefined;

/** What is worse about the property `name` than at the base; `undefined`: nothing. */
export function worseFor(name: string, base: Side, head: Side, kind: GateUse["kind"]): string | undefined {
  if (base?.text === head?.text || Object.hasOwn(harmlessSettings, name)) return undefined;
  // How a command is started says it all where one side is no package.
  if (kind === "command" && name === "version" && (!base || !head)) return undefined;
  if (kind !== "command" && commandOnly.test(name)) return undefined;
  const comparison = comparisons.get(name) ?? families.find(([prefix]) => name.startsWith(prefix))?.[1];
  return (comparison ?? ownComparison)(head, base, name);
}

/** Properties that decide what a command in a shell does. The action takes its commits from the event. */
const commandOnly = /^(?:shell$|working-directory$|checkout)/;

/** Properties by name. The page lists what each reports. */
const comparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ...compareSettings,
  ["version", worseVersion],
  ["prefix", worsePrefix],
  ["refused", whereNew((text) => text)],
  ["program", (head, base) => `\`${textOf(head)}\` runs (was \`${textOf(base)}\`)`],
  ["subcommand", worseSubcommand],
  ["arguments", whereNew((text) => `the command gets the unknown argument \`${text}\``)],
  ["expansion", whereNew((text) => `\`${text}\` expands to arguments that are not visible here`)],
  [
    "script",
    whereNew(
      (text) => `it runs in a script with branches, groups or functions, which this tool does not follow: \`${text}\``,
    ),
  ],
  ["mask", worseMask],
  ["git hook", (head, base) => `it runs in the hook ${quoted(head, "nothing")} (was ${quoted(base, "nothing")})`],
  [
    "gitlab file",
    (head, base) =>
      `its job is in ${quoted(head, "no file of GitLab")} (was ${quoted(base, "none")}), and GitLab reads \`.gitlab-ci.yml\` unless the project's settings name another file`,
  ],
  ["if", worseCondition],
  ["job if", worseCondition],
  ["continue-on-error", toleratedFailure("a failed step")],
  ["job continue-on-error", toleratedFailure("a failed job")],
  ["job needs", worseNeeds],
  ["job runs-on", worseRunner],
  ["job container", whereNew((text) => `it runs in the container \`${text}\`, which can contain another program`)],
  ["job strategy", whereNew((text) => `its \`strategy\` may skip it: \`${text}\``)],
  [
    "job secrets",
    (head, base) => base && `the called workflow gets ${quoted(head, "no secrets")} (was \`${base.text}\`)`,
  ],
  ["shell", worseShell],
  ["working-directory", whereNew((text) => `it runs in the directory \`${text}\``)],
  ["runs using", (head, base) => `the action runs using ${quoted(head, "nothing")} (was ${quoted(base, "nothing")})`],
  [
    "checkout",
    (head) => (head ? undefined : "no earlier step checks out this repository, so there is nothing to check"),
  ],
  ["always_run", (head) => unlessHarmless(head, /^true$/, () => "the hook runs only for some files")],
  ["entry", whereNew((text) => `the hook runs \`${text}\` instead`)],
  ["language", whereNew((text) => `the hook runs as \`${text}\` instead`)],
  ["additional_dependencies", whereNew((text) => `the hook installs \`${text}\`, which can replace its program`)],
  ["pass_filenames", (head) => unlessHarmless(head, /^false$/, () => "the hook gets file names as arguments")],
  ["stages", worseStages],
  ["default_install_hook_types", worseStages],
  [
    "ci skip",
    (head, base) => addedWords(head, base, (words) => `pre-commit.ci skips ${words}`, /^agent-profile-check/),
  ],
]);

/** Properties of which a use can have several, by the start of their names. */
const families: readonly (readonly [prefix: string, comparison: Comparison])[] = [
  ["unknown ", (head, base, name) => unknownKey(head ?? base, name.slice("unknown ".length))],
  [
    "env ",
    whereNew(
      (_, name) =>
        `the environment variable \`${name.slice(4)}\` can make it run another program or contact another server`,
    ),
  ],
  [
    "setting ",
    whereNew((text, name) => `\`${name.slice(8)}\` is \`${text}\`, which can keep it from running or hide its failure`),
  ],
  ["environment", whereNew((text) => `its environment comes from \`${text}\`, which can set any variable`)],
  ["runs first ", whereNew((text) => `\`${text}\` runs before it in the same script and can affect the check`)],
  ["earlier ", whereNew((text) => `\`${text}\` in an earlier step can change what this step runs or checks`)],
  [
    "checkout ",
    whereNew((text, name) => `actions/checkout has \`${name.slice(9)}: ${text}\`, so another tree is checked`),
  ],
  ["--", (_, __, name) => `unknown flag \`${name}\`, which can affect the check`],
];

/** Where one side is no package, how the command is started says it all. */
function worsePrefix(head: Side, base: Side): string | undefined {
  if (!head || !base || base.text === "") return undefined;
  return `\`${base.text}\` is gone, without which npx obeys the \`.npmrc\` of the change, which can name a program to run`;
}

/** A property that the table does not name brings its own comparison, or the sentence for its removal. */
function ownComparison(head: Side, base: Side): string | undefined {
  return head === undefined ? base?.gone : head.worse?.(base);
}

/** Worse where it is new or has another value; to remove it is not. */
function whereNew(sentence: (text: string, name: string) => string): Comparison {
  return (head, _, name) => head && sentence(head.text, name);
}

/** `name`: the level and the key, as in `step retries`. */
function unknownKey(side: Side, name: string): string {
  const [, level = "", key = ""] = /^(hooks file|\w+) ([^]*)$/.exec(name) ?? [];
  const value = side && side.text !== "" ? ` (\`${side.text}\`)` : "";
  return `unknown ${level} key \`${key}\`${value}, which can affect the check`;
}

function textOf(side: Side): string {
  return side?.text ?? "nothing";
}

function quoted(side: Side, absent: string): string {
  return side ? `\`${side.text}\`` : absent;
}

function unlessHarmless(head: Side, harmless: RegExp, sentence: (text: string) => string): string | undefined {
  return head && !harmless.test(head.text) ? sentence(head.text) : undefined;
}

/** One line for each thing that hides a failure. */
function worseMask(head: Side, base: Side): string | undefined {
  const known = base?.text.split("\n") ?? [];
  const added = (head?.text.split("\n") ?? []).filter((mask) => !known.includes(mask));
  return added.length > 0
    ? `${added.map((mask) => `\`${mask}\``).join(", ")} hides a failure of the command or keeps it from running`
    : undefined;
}

/** Only these commands fail for findings. */
function worseSubcommand(head: Side, base: Side): string | undefined {
  if (head === undefined || head.text === "check") return undefined;
  return `the command is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}, which never fails for findings`;
}

function worseShell(head: Side): string | undefined {
  return unlessHarmless(head, /^(?:bash|sh)$/, (text) => `it runs in \`${text}\`, which may continue after a failure`);
}

/** Runners of GitHub by their usual labels. Any other label may be a machine that somebody else prepares. */
function worseRunner(head: Side): string | undefined {
  return unlessHarmless(
    head,
    /^(?:ubuntu|macos|windows)-[\w.-]+$/,
    (text) => `it runs on \`${text}\`, which is not a GitHub-hosted runner`,
  );
}

/**
 * `uses: NAME@REF`: another name is another program, another commit other code, and a ref that is no commit may move.
 */
function worseVersion(head: Side, base: Side): string | undefined {
  const [[name, ref], [baseName, baseRef]] = [versionOf(head), versionOf(base)];
  const local = "a file of this repository";
  if (name !== baseName) return `${quoted(head, local)} runs (was ${quoted(base, local)})`;
  if (isPinned(ref))
    return `another commit runs: \`${ref}\` (was \`${baseRef || "the latest version"}\`); check that the commit is on a branch of the project itself, because commits of forks resolve under the same name`;
  if (isPinned(baseRef)) return `\`${ref || "the latest version"}\` can move (was a commit); pin it to a commit`;
  return isUpgrade(baseRef, ref)
    ? undefined
    : `\`${ref || "the latest version"}\` runs (was \`${baseRef || "the latest version"}\`), which may be an older version`;
}

function versionOf(side: Side): readonly [name: string, ref: string] {
  const [name = "", ref = ""] = (side?.text ?? "").split("@");
  return [name.toLowerCase(), ref];
}

function isPinned(ref: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(ref);
}

/**
 * Between released versions only: `v1` is the newest of its kind, so it is above `v1.2.0`, and no version above all.
 */
function isUpgrade(before: string, after: string): boolean {
  const [old, fresh] = [numbersOf(before), numbersOf(after)];
  if (!old || !fresh) return false;
  for (let i = 0; i < 3; i++) {
    const [a, b] = [old[i] ?? Number.POSITIVE_INFINITY, fresh[i] ?? Number.POSITIVE_INFINITY];
    if (a !== b) return b > a;
  }
  return true;
}

function numbersOf(ref: string): readonly number[] | undefined {
  if (ref === "" || ref === "latest") return [];
  return /^v?\d+(?:\.\d+){0,2}$/.test(ref) ? ref.replace("v", "").split(".").map(Number) : undefined;
}

const alwaysTrue = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/;

function worseCondition(head: Side): string | undefined {
  return unlessHarmless(head, alwaysTrue, (text) => `it runs only if \`${text}\``);
}

function toleratedFailure(failure: string): Comparison {
  return (head) => unlessHarmless(head, /^false$/, () => `\`continue-on-error\` lets ${failure} pass`);
}

/** A skipped job lets a pull request pass, so each further job in `needs` can hide a failure. */
function worseNeeds(head: Side, base: Side): string | undefined {
  return addedWords(
    head,
    base,
    (jobs) => `it is skipped if the job ${jobs} fails or is skipped, and a skipped job lets the pull request pass`,
  );
}

function addedWords(
  head: Side,
  base: Side,
  sentence: (words: string) => string,
  only: RegExp = /^/,
): string | undefined {
  const known = wordsOf(base);
  const added = wordsOf(head).filter((word) => !known.includes(word) && only.test(word));
  return added.length > 0 ? sentence(added.map((word) => `\`${word}\``).join(", ")) : undefined;
}

function wordsOf(side: Side): readonly string[] {
  return side?.text.split(", ") ?? [];
}

function worseStages(head: Side): string | undefined {
  return head === undefined || wordsOf(head).some((stage) => stage === "pre-commit" || stage === "commit")
    ? undefined
    : "the hook no longer runs before a commit";
}
