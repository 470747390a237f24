/** What a repository's `.npmrc` newly tells an npx that starts this tool and reads it. */
import { atBase } from "../../model/load.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { placeOfPath, type Source, startOf } from "../../repo/text.ts";
import { type GateUse, npmrcPath } from "./usage.ts";

/**
 * Keys that decide neither what npx and its kin run nor where it comes from, and where credentials are for. Documented
 * by npm 11 and pnpm 10; any other key may decide it.
 */
const harmless =
  /^(?:access|audit(?:-level)?|auto-install-peers|color|dedupe-.*|depth|description|editor|engine-strict|fund|git-tag-version|heading|.*hoist.*|ignore-workspace-root-check|init[-.].*|legacy-peer-deps|link-workspace-packages|loglevel|logs-max|message|node-linker|omit-lockfile-registry-resolved|package-lock|peer-.*|progress|provenance|resolution-mode|save|save-.*|side-effects-cache|sign-git-.*|strict-peer-dep.*|tag-version-prefix|timing|unicode|update-notifier|\/\/.*:(?:_authToken|_auth|_password|username|email|always-auth))(?:\[\])?$/;

/** Stands for a file that is there and cannot be read: npx may read it. No line of one is the same. */
export const unreadNpmrc = "\0";

/** How much of a key is shown. */
const longestShown = 60;

/** A line of the file that counts. */
interface Setting {
  readonly key: string;
  readonly text: string;
  readonly start: number;
}

/** The problems, if one of these uses obeys the file. `uses`: those of the head. */
export function npmrcProblems(
  base: readonly Source[],
  head: readonly Source[],
  uses: readonly GateUse[],
): readonly PolicyProblem[] {
  const use = uses.find(obeysNpmrc);
  if (!use) return [];
  const [before, after] = [base, head].map((sources) => sources.find(({ path }) => path === npmrcPath));
  const [old, fresh] = [settingsIn(before), settingsIn(after)];
  if (old.map(({ text }) => text).join("\n") === fresh.map(({ text }) => text).join("\n")) return [];
  const known = new Set(old.map(({ text }) => text));
  const added = after ? fresh.filter(({ text }) => !known.has(text)) : [];
  const effect = `${use.name} obeys it, so another program may run in place of the check; start npx with \`--prefix=/\``;
  const related = [{ message: "starts npx here", at: use.at }];
  if (after?.text === unreadNpmrc)
    return [{ topic: "weakened-gate", message: `cannot be read, and ${effect}`, at: placeOfPath(npmrcPath), related }];
  if (!after || added.length === 0) {
    const message = `\`${npmrcPath}\` no longer says what it did, and ${effect}`;
    const at = after ? startOf(after) : placeOfPath(npmrcPath);
    return [{ topic: "weakened-gate", message, at, related: before ? [atBase(startOf(before)), ...related] : related }];
  }
  return added.map(({ key, text, start }) => ({
    topic: "weakened-gate",
    message: `\`${key.slice(0, longestShown)}\` is set, and ${effect}`,
    at: { source: after, span: { start, end: start + text.length } },
    related,
  }));
}

/** Whether a package runner starts the tool in the repository. */
function obeysNpmrc({ properties }: GateUse): boolean {
  return properties.get("program")?.text === "package" && properties.get("prefix")?.text === "";
}

/** The lines that may decide what runs, in their order: of two with one key the last counts. */
function settingsIn(source: Source | undefined): readonly Setting[] {
  const found: Setting[] = [];
  let start = 0;
  for (const line of source?.text.split("\n") ?? []) {
    const text = line.trim();
    const key = (text.split("=", 1)[0] ?? "").trim().replace(/^(["'])(.*)\1$/, "$2");
    if (text !== "" && !/^[#;]/.test(text) && !harmless.test(key))
      found.push({ key, text, start: start + line.indexOf(text) });
    start += line.length + 1;
  }
  return found;
}
