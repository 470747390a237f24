/** What a reviewer needs besides the changes, as it is in the JSON of `check`. */
import { delegationIn } from "./markdown/model/change.ts";
import type { Result } from "../evaluate/result.ts";
import type { Finding } from "../model/finding.ts";
import type { Problem } from "../model/load.ts";
import { type Place, positionAt } from "../repo/text.ts";
import { longestReviewList } from "./result-json/limits.ts";

/** `null` if the files are compared with nothing. */
export function reviewJson(result: Result) {
  const { reviewContext, policyChanges } = result;
  if (!reviewContext && !policyChanges) return null;
  const { folded = new Set<string>(), large = new Set<string>(), owners = new Map() } = reviewContext ?? {};
  const graph = delegationIn(result);
  return {
    folded: few([...folded]),
    large: few([...large]),
    owners: few([...owners].map(([path, names]) => ({ path, owners: few(names) }))),
    policy: policyChanges
      ? {
          looser: few(policyChanges.looser.map(problemOf)),
          tighter: few(policyChanges.tighter.map(problemOf)),
          found: few(policyChanges.found.map(findingOf)),
          gone: few(policyChanges.gone.map(findingOf)),
        }
      : null,
    delegation:
      graph && graph.nodes.length <= longestReviewList && graph.edges.length <= longestReviewList ? graph : null,
  };
}

function few<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, longestReviewList);
}

function problemOf({ message, at }: Pick<Problem, "message" | "at">) {
  return { message, ...placeOf(at) };
}

function findingOf({ rule, kind, severity, message, at }: Finding) {
  return { rule, kind: kind ?? null, severity, message, ...placeOf(at) };
}

function placeOf({ source, span }: Place) {
  return { path: source.path, line: positionAt(source, span.start).line };
}
