/** The settings of the check itself, as inputs of the action and flags of the command: which values are weaker. */
import type { GateProperty } from "./usage.ts";

type Side = GateProperty | undefined;
type Comparison = (head: Side, base: Side) => string | undefined;

/** `NAME` is an input, `--NAME` a flag of the command. A setting that says less than before is worse. */
export const compareSettings: readonly (readonly [string, Comparison])[] = [
  ...inputAndFlag("fail-on", worseFailOn),
  ...inputAndFlag("gate", worseGate),
  ...inputAndFlag("root", worseRoot),
  ...inputAndFlag("policy", worsePolicy),
  ["policy-fallback", worseFallback],
  [
    "policy-token",
    (head, base) =>
      base &&
      `\`policy-token\` is ${quoted(head, "not set")}, so teams and the organisation's policy may be unreadable`,
  ],
  ["workflow", otherWorkflow],
  ["--host", worseHost],
  [
    "--base",
    (head, base) =>
      `the command compares with ${quoted(head, "nothing")} (was ${quoted(base, "nothing")}), so other findings count as existing`,
  ],
  [
    "--at",
    (head, base) => `the command checks ${quoted(head, "the working tree")} (was ${quoted(base, "the working tree")})`,
  ],
  ["--staged", (head) => `the command checks ${head ? "the index" : "the working tree"} instead`],
  [
    "--today",
    (head) => head && `the command uses \`${head.text}\` as today's date, so expired waivers and grants may apply`,
  ],
  [
    "--edition",
    (head, base) => `${quoted(head, "the default edition")} is checked (was ${quoted(base, "the default edition")})`,
  ],
  ["--user", (head) => (head ? undefined : "the user's own layers are no longer checked")],
  ["--help", (head) => head && "the command only shows its help"],
  ["--version", (head) => head && "the command only shows its version"],
  ["--fix", (head) => head && "the command fixes files before it checks them, so it fails for fewer findings"],
  ["--from", (head) => head && `the command checks only what a session in \`${head.text}\` is offered`],
];

/** What cannot weaken a run, with the reason. */
export const harmlessSettings: Readonly<Record<string, string>> = {
  "--format": "changes how findings are shown, not whether they fail",
  "--color": "changes how findings are shown, not whether they fail",
  "--quiet": "hides notes on the terminal, not the exit code",
  "--all": "shows more findings",
  "--offline": "a policy that is neither local nor cached is an error, never a pass",
  comment: "decides whether the pull request gets a comment",
  json: "writes a file",
  sarif: "writes a file",
  token: "a token with fewer rights causes an error or a missing approval, never a pass",
};

function inputAndFlag(name: string, comparison: Comparison): readonly (readonly [string, Comparison])[] {
  return [
    [name, comparison],
    [`--${name}`, comparison],
  ];
}

function quoted(side: Side, absent: string): string {
  return side ? `\`${side.text}\`` : absent;
}

/** `absent`: what the sentence says of a side without the property. */
function changedValue(name: string, absent: string, head: Side, base: Side): string {
  return `\`${name}\` is ${quoted(head, absent)} (was ${quoted(base, absent)})`;
}

/** From the mildest to the strictest. A value that is none of these is milder than all of them. */
const failOnValues = ["never", "error", "warning", "note"];
const classes = ["power", "integrity", "correctness", "hygiene"];

/** One value for all classes, or one for each class: `power=warning,correctness=never`. */
function worseFailOn(head: Side, base: Side): string | undefined {
  const isWorse = classes.some((name) => {
    const [after, before] = [strictness(head, name), strictness(base, name)];
    return after < before || after < 0;
  });
  return isWorse ? changedValue("fail-on", "`error`", head, base) : undefined;
}

function strictness(side: Side, name: string): number {
  const parts = (side?.text ?? "error").split(/[\s,]+/).filter((part) => part !== "");
  if (parts.some((part) => !/^(?:\w+=)?(?:never|error|warning|note)$/.test(part))) return -1;
  const value = parts.findLast((part) => part.startsWith(`${name}=`)) ?? parts.findLast((part) => !part.includes("="));
  return failOnValues.indexOf((value ?? "error").replace(/^\w+=/, ""));
}

/** From the mildest to the strictest. Without the input the event decides. */
const gateValues = ["new", undefined, "all"];

function worseGate(head: Side, base: Side): string | undefined {
  return gateValues.indexOf(head?.text) < gateValues.indexOf(base?.text)
    ? changedValue("gate", "not set", head, base)
    : undefined;
}

/** A root is worse unless it covers the base's root: an empty one covers the repository. */
function worseRoot(head: Side, base: Side): string | undefined {
  const [after, before] = [directoryIn(head), directoryIn(base)];
  const isCovering = after === before || after === "" || before.startsWith(`${after}/`);
  return isCovering ? undefined : `\`root\` limits the report to \`${after}\``;
}

function directoryIn(side: Side): string {
  return (side?.text ?? "").replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, "");
}

/** A policy of another repository (`owner/repo//path`) that is new takes nothing away. */
function worsePolicy(head: Side, base: Side): string | undefined {
  return base === undefined && head?.text.includes("//") ? undefined : changedValue("policy", "not set", head, base);
}

function worseFallback(head: Side, base: Side): string | undefined {
  if (!head) return undefined;
  if (head.text !== "preset:strict")
    return `\`policy-fallback\` is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}`;
  return base ? undefined : "with `policy-fallback`, a preset applies if the organisation's policy cannot be fetched";
}

function otherWorkflow(head: Side, base: Side): string {
  const file = (side: Side) => quoted(side, "the default file");
  return `a review re-runs the check in ${file(head)} (was ${file(base)})`;
}

/** Without the flag, every host is checked. */
function worseHost(head: Side, base: Side): string | undefined {
  if (head === undefined) return undefined;
  const hosts = head.text.split(", ");
  const isCovering = base?.text.split(", ").every((host) => hosts.includes(host)) ?? false;
  return isCovering ? undefined : `only \`${head.text}\` is checked`;
}
