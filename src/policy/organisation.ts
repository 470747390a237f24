/**
 * The organisation's policy comes from outside (a workflow's input, a flag) or from the key `organisation` of the
 * repository's own policy. Where both name the same file, the one from outside counts; otherwise both do.
 */
import { namesSameFile, referenceOf, referenceText } from "./file/reference.ts";
import { renewCommand } from "./file/vendored.ts";
import type { NamedOrganisation, Policy } from "./model.ts";

/** The policies above a repository's. `outer`: the one from outside. */
export function ceilingsOf(
  { organisation }: Pick<Policy, "organisation">,
  outer: Policy | undefined,
): readonly Policy[] {
  const named = organisation?.policy;
  if (!outer) return named ? [named] : [];
  return named && organisation && !isCovered(organisation, outer) ? [outer, named] : [outer];
}

/** Whether a policy from outside is the same file as the one that the key names, at any commit. */
export function isCovered({ reference, policy }: NamedOrganisation, outer: Policy): boolean {
  const own = outer.sources.at(-1);
  if (!own) return false;
  if (policy && contentOf(policy) === contentOf(outer)) return true;
  const named = referenceOf(own.ref);
  if (typeof named !== "string" && named.kind === "remote") return namesSameFile(named, reference);
  // A file of a checkout that somebody names with `--policy`, from any directory.
  return !own.ref.startsWith("preset:") && `/${own.ref.replaceAll("\\", "/")}`.endsWith(`/${reference.path}`);
}

/** Where hooks, which know only the key, can come to another verdict than a workflow that names `outer`. */
export function pinNote(organisation: NamedOrganisation | undefined, outer: Policy | undefined): string | undefined {
  const own = outer?.sources.at(-1);
  if (!organisation || !outer || !own || own.ref.startsWith("preset:")) return undefined;
  const key = referenceText(organisation.reference);
  const named = referenceOf(own.ref);
  if (!isCovered(organisation, outer))
    return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names \`${key}\`: both apply here, but hooks know only the second, so the verdicts can differ`;
  const { policy } = organisation;
  const isSame = policy ? contentOf(policy) === contentOf(outer) : key === own.ref;
  if (isSame || typeof named === "string" || named.kind !== "remote") return undefined;
  return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names another version, \`${key}\`: the first applies here and the second in hooks, so the verdicts can differ; renew the key with ${renewCommand(named)}`;
}

/** The texts that a policy consists of, wherever they were read. */
export function contentOf({ sources }: Policy): string {
  return JSON.stringify(sources.map(({ text }) => text));
}
