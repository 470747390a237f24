/** What is worse about one property of a use of this tool than at the base, as the sentence of a finding. */
import type { GateProperty } from "./usage.ts";

/** A property that may be absent. */
type Side = GateProperty | undefined;

/** Called only if the two values differ. `undefined`: nothing is worse. */
type Comparison = (head: Side, base: Side) => string | undefined;

/** What is worse about the property `name` than at the base; `undefined`: nothing. */
export function worseFor(name: string, base: Side, head: Side): string | undefined {
  if (base?.text === head?.text) return undefined;
  return (comparisons.get(name) ?? ownComparison)(head, base);
}

const comparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ["fail-on", worseFailOn],
  ["gate", worseGate],
  ["root", worseRoot],
  ["policy", worsePolicy],
  ["policy-fallback", worseFallback],
  ["workflow", otherWorkflow],
  ["host", (head) => head && `only \`${head.text}\` is judged`],
  ["version", worseVersion],
  ["if", worseCondition],
  ["job if", worseCondition],
  ["continue-on-error", toleratedFailure("a failed step")],
  ["job continue-on-error", toleratedFailure("a failed job")],
  ["job needs", worseNeeds],
  ["job container", (head) => head && `it runs in the container \`${head.text}\``],
  ["job strategy", (head) => head && `it runs as its \`strategy\` says, which may leave it out: \`${head.text}\``],
  ["shell", (head) => unlessHarmless(head, /^(?:bash|sh|pwsh|powershell)$/, (text) => `it runs in \`${text}\``)],
]);

/** A property that the table does not name brings its own comparison, or the sentence for its removal. */
function ownComparison(head: Side, base: Side): string | undefined {
  return head === undefined ? base?.gone : head.worse?.(base);
}

function quoted(side: Side, absent: string): string {
  return side ? `\`${side.text}\`` : absent;
}

/** `absent`: what the sentence says of a side without the property. */
function changedValue(name: string, absent: string, head: Side, base: Side): string {
  return `\`${name}\` is ${quoted(head, absent)}, and ${quoted(base, absent)} at the base`;
}

function unlessHarmless(head: Side, harmless: RegExp, sentence: (text: string) => string): string | undefined {
  return head && !harmless.test(head.text) ? sentence(head.text) : undefined;
}

/** From the mildest to the strictest. A value that is none of these is milder than all of them. */
const failOnValues = ["never", "error", "warning", "note"];

function worseFailOn(head: Side, base: Side): string | undefined {
  const strictness = (side: Side) => failOnValues.indexOf(side?.text ?? "error");
  const after = strictness(head);
  return after < strictness(base) || after < 0 ? changedValue("fail-on", "`error`", head, base) : undefined;
}

/** From the mildest to the strictest. Without the input the event decides. */
const gateValues = ["new", undefined, "all"];

function worseGate(head: Side, base: Side): string | undefined {
  return gateValues.indexOf(head?.text) < gateValues.indexOf(base?.text)
    ? changedValue("gate", "left to the event", head, base)
    : undefined;
}

/** A root is worse unless it covers the base's root: an empty one covers the repository. */
function worseRoot(head: Side, base: Side): string | undefined {
  const [after, before] = [directoryIn(head), directoryIn(base)];
  const isCovering = after === before || after === "" || before.startsWith(`${after}/`);
  return isCovering ? undefined : `\`root\` leaves only \`${after}\` to be reported`;
}

function directoryIn(side: Side): string {
  return (side?.text ?? "").replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, "");
}

/** A policy of another repository (`owner/repo//path`) that is new takes nothing away. */
function worsePolicy(head: Side, base: Side): string | undefined {
  return base === undefined && head?.text.includes("//") ? undefined : changedValue("policy", "not given", head, base);
}

function worseFallback(head: Side, base: Side): string | undefined {
  if (!head) return undefined;
  if (head.text !== "preset:strict")
    return `\`policy-fallback\` is \`${head.text}\`${base ? `, and \`${base.text}\` at the base` : ""}`;
  return base ? undefined : "`policy-fallback` lets a preset judge where the organisation's policy cannot be had";
}

function otherWorkflow(head: Side, base: Side): string {
  const file = (side: Side) => quoted(side, "the usual file");
  return `after a review the check in ${file(head)} is started again, and that in ${file(base)} at the base`;
}

/** `uses: NAME@REF`: another name is another program, and a ref that is no commit may move. */
function worseVersion(head: Side, base: Side): string | undefined {
  const [[name, ref], [baseName, baseRef]] = [versionOf(head), versionOf(base)];
  if (name !== baseName) return `${quoted(head, "nothing")} runs, and ${quoted(base, "nothing")} at the base`;
  return isPinned(baseRef) && !isPinned(ref) ? `\`${ref}\` may move, and the base names a commit` : undefined;
}

function versionOf(side: Side): readonly [name: string, ref: string] {
  const [name = "", ref = ""] = (side?.text ?? "").split("@");
  return [name, ref];
}

function isPinned(ref: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(ref);
}

const alwaysTrue = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/;

function worseCondition(head: Side): string | undefined {
  return unlessHarmless(head, alwaysTrue, (text) => `it runs only if \`${text}\``);
}

function toleratedFailure(failure: string): Comparison {
  return (head) => unlessHarmless(head, /^false$/, () => `${failure} is let pass by \`continue-on-error\``);
}

/** A skipped job lets a pull request pass, so each further job in `needs` can hide a failure. */
function worseNeeds(head: Side, base: Side): string | undefined {
  const required = base?.text.split(", ") ?? [];
  const added = (head?.text.split(", ") ?? []).filter((job) => !required.includes(job));
  return added.length > 0
    ? `it is skipped, which lets a request pass, where the job \`${added.join(", ")}\` fails or is skipped`
    : undefined;
}
