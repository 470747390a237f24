/**
 * The rows of the page: one for each profile of each host, for each file that was not checked and each setting with
 * power, and for each repository without profiles.
 */
import { visible } from "../../sanitize/text.ts";
import { settingKinds } from "../setting-groups.ts";

/** The values of a row in the order in which the page has them. Unknown, or not applicable: the empty string. */
export const fields = [
  "repository",
  "conclusion",
  "problem",
  "stale",
  "date",
  "gate",
  "pin",
  "power",
  "host",
  "edition",
  "layer",
  "path",
  "name",
  "verdict",
  "can",
  "policy",
  "grant",
  "owner",
  "until",
  "codeOwners",
  "mode",
  "model",
  "servers",
  "decision",
  "refusedBy",
  "through",
] as const;
export type Field = (typeof fields)[number];

/**
 * `can` and `codeOwners` are words with spaces between them. `conclusion`, `problem`, `stale`, `date`, `gate`, `pin`
 * and `power` (what became of it since the earlier inventory) are those of the repository. A row without a `verdict` is
 * a repository without profiles.
 */
export type PageRow = { readonly [F in Field]: string };

/** What `policy` says. */
export const policyWords = {
  allowed: "allowed",
  granted: "granted",
  refused: "not allowed",
  waived: "waived",
  baselined: "in the baseline",
  unknown: "unknown",
};

/** What `verdict` says of a file that was not checked. Of a setting it says what it does (`settingKinds`). */
export const uncheckedWord = "unchecked";

/** What `stale` says. */
export const staleWord = "stale";

/** What `power` says of a repository that gained some. */
export const widenedWord = "widened";

/** The powers from the worst to the least. */
const worstFirst = ["execute", "write", "external", "network", "delegate", "read"] as const;

/** The most rows that a page holds. */
export const mostRows = 10_000;

/** How many rows are shown at once, and how many the page has without its script. */
export const pageSize = 100;

/** The most rows that are printed. */
export const mostPrinted = 2_000;

/** What the page keeps for its script: the ids of the columns that are used, and the values of each row by `fields`. */
export interface PageData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The most characters of one value. */
export const longestValue = 300;

/** A row whose values are fit to be shown: nothing hidden, on one line, and not long. */
export function pageRow(values: { readonly [F in Field]?: string | null | undefined }): PageRow {
  return Object.fromEntries(fields.map((field) => [field, short(values[field] ?? "")])) as PageRow;
}

function short(text: string): string {
  if (text.length <= longestValue) return visible(text);
  return `${visible(text.slice(0, longestValue).replace(/[\ud800-\udbff]$/, ""))}…`;
}

/** The larger, the more a profile can do: execution outweighs everything else. */
export function powerOf({ can }: Pick<PageRow, "can">): number {
  const words = can.split(" ");
  return worstFirst.reduce((sum, capability, at) => (words.includes(capability) ? sum + 2 ** (5 - at) : sum), 0);
}

/**
 * The page's own order: what is not allowed or asks nobody, what is not known, other profiles and settings, what its
 * host does not load, repositories without any; then by power.
 */
export function byImportance(a: PageRow, b: PageRow): number {
  return (
    groupOf(a) - groupOf(b) ||
    powerOf(b) - powerOf(a) ||
    byText(a.repository, b.repository) ||
    byText(a.path, b.path) ||
    byText(a.host, b.host) ||
    byText(a.name, b.name)
  );
}

function groupOf({ verdict, policy, conclusion }: PageRow): number {
  if (verdict === "") return conclusion === "unreached" || conclusion === "undecided" ? 1 : 4;
  if (verdict === uncheckedWord) return 1;
  if (isSettingKind(verdict)) return verdict === "asks nobody" || isAgainst(policy) ? 0 : 2;
  if (verdict !== "loaded") return 3;
  return isAgainst(policy) ? 0 : 2;
}

/** Whether the policy does not allow it, also where the baseline keeps that from failing. */
function isAgainst(policy: string): boolean {
  return policy === policyWords.refused || policy === policyWords.baselined;
}

/** Whether a row is about a setting: then its `verdict` is what the setting does. */
export function isSettingKind(verdict: string): boolean {
  return (settingKinds as readonly string[]).includes(verdict);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
