/** The entries of a repository's lists of servers and models that the organisation's lists lack. */
import type { Place } from "../../repo/text.ts";
import type { AllowList, Policy } from "../model.ts";
import { isServerWithin, isTextWithin } from "./list-scope.ts";
import { matchesText } from "./lists.ts";
import type { Matcher } from "./selector.ts";

type Report = (at: Place, message: string, advice: string, limit: Place) => void;

/** A list below the organisation's only narrows it: each of its entries lies within one there. */
export function checkLists(limit: Policy, policy: Policy, matches: Matcher, report: Report): void {
  const isLiteral = (text: string) => !/[*?[\]{}\\]/.test(text);
  const isModelWithin = (model: string, wider: string) =>
    isTextWithin(model, wider) || (isLiteral(model) && matchesText(wider, model, matches));
  checkList("servers", limit.servers, policy.servers, isServerWithin, report);
  checkList("models", limit.models, policy.models, isModelWithin, report);
}

function checkList<T>(
  key: "servers" | "models",
  limit: AllowList<T> | undefined,
  own: AllowList<T> | undefined,
  isInside: (entry: T, wider: T) => boolean,
  report: Report,
): void {
  if (!limit || !own) return;
  for (const { value, at } of own.allow) {
    if (limit.allow.some((wider) => isInside(value, wider.value))) continue;
    const entry = typeof value === "string" ? value : JSON.stringify(value);
    const advice = `remove it, or ask the owner of \`${limit.at.source.path}\` to list it`;
    report(at, `\`${key}\` lists ${entry}, which the organisation's list does not`, advice, limit.at);
  }
}
