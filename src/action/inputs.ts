/** Reads and checks the action's inputs. */
import { suggestion } from "../repo/spelling.ts";
import { referenceOf, type RemoteFile } from "../policy/file/reference.ts";
import { failOnOf } from "../evaluate/fail-on.ts";
import type { FailOn, Gate } from "../evaluate/result.ts";
import { type Preset, presets } from "../model/rule.ts";
import { type CommentWhen, type SettingName, settings } from "../evaluate/settings.ts";
import { UserError } from "../repo/tree.ts";
import type { Environment } from "../platform/environment.ts";

/** Paths are relative to the repository's root, without `.` and empty parts. */
export interface Inputs {
  readonly root: string;
  /** A file of this repository, or of another one: then it is a ceiling over the repository's own policy. */
  readonly policy: { readonly kind: "file"; readonly path: string } | RemoteFile | undefined;
  /** Counts in place of a policy that cannot be fetched. */
  readonly fallback: Preset | undefined;
  readonly token: string | undefined;
  /** Reads other repositories; `undefined`: `token` does. */
  readonly policyToken: string | undefined;
  /** The name of the check's file in `.github/workflows`. */
  readonly workflow: string;
  readonly failOn: FailOn;
  /** `undefined`: `new` where the policy comes from a base, and else `all`. */
  readonly gate: Gate | undefined;
  readonly comment: CommentWhen;
  /** As written; relative to the workspace. */
  readonly json: string | undefined;
  /** The same. */
  readonly sarif: string | undefined;
}

/** The input `root` alone, for a run whose other inputs may be wrong. */
export function rootOf(environment: Environment): string {
  return pathOf("root", environment["INPUT_ROOT"]?.trim() || ".");
}

/** An input that is empty counts as not given. */
export function inputsOf(environment: Environment): Inputs {
  const given = (name: SettingName) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
  if (given("json") !== undefined && given("json") === given("sarif"))
    throw new UserError("the inputs `json` and `sarif` name the same file");
  return {
    root: rootOf(environment),
    policy: policyOf(given("policy")),
    fallback: presets.find(
      (preset) =>
        `preset:${preset}` === chosen("policy-fallback", given("policy-fallback"), settings["policy-fallback"].choices),
    ),
    token: given("token"),
    policyToken: given("policy-token"),
    workflow: workflowOf(given("workflow") ?? settings.workflow.fallback),
    failOn: failOnOf(given("fail-on"), "fail-on"),
    gate: chosen("gate", given("gate"), settings.gate.choices),
    comment: chosen("comment", given("comment"), settings.comment.choices) ?? "changes",
    json: given("json"),
    sarif: given("sarif"),
  };
}

function policyOf(value: string | undefined): Inputs["policy"] {
  if (value === undefined) return undefined;
  const reference =
    /\/\/|@|^preset:/.test(value) && !value.startsWith("./")
      ? referenceOf(value)
      : {
          kind: "file" as const,
          path: pathOf("policy", value, "; name one of another repository as `owner/repo//path@ref`"),
        };
  if (typeof reference === "string") throw new UserError(`the input \`policy\`: ${reference}`);
  if (reference.kind === "preset")
    throw new UserError(
      "the input `policy` names a file, of this repository or as `owner/repo//path@ref`; name a preset in `extends` of a policy",
    );
  return reference;
}

function workflowOf(value: string): string {
  const name = value.replace(/^(?:\.\/)?\.github\/workflows\//, "");
  if (!/^[\w.-]+\.ya?ml$/.test(name))
    throw new UserError(`the input \`workflow\` names a file in \`.github/workflows\`, not \`${value}\``);
  return name;
}

function chosen<const T extends string>(name: string, value: string | undefined, choices: readonly T[]): T | undefined {
  const choice = choices.find((candidate) => candidate === value);
  if (value !== undefined && choice === undefined)
    throw new UserError(
      `the input \`${name}\` is one of ${choices.join(", ")}, not \`${value}\`${suggestion(value, choices)}`,
    );
  return choice;
}

/** `advice`: what to write instead of a path that leads out of the repository, whose commits are all that is read. */
function pathOf(name: string, value: string, advice = ""): string {
  const parts = value.split("/").filter((part) => part !== "" && part !== ".");
  if (value.startsWith("/") || parts.includes(".."))
    throw new UserError(`the input \`${name}\` is a path inside the repository, not \`${value}\`${advice}`);
  return parts.join("/");
}
