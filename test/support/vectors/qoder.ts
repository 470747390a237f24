/** Compares which files Qoder CLI lists with what the tool lists. The program gave names alone, and no tools. */
import { type Case, type CaseEntry, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import type { Ground, Measured, Seen } from "./measured.ts";

/** The names of a session's list by section. */
interface Outcome {
  readonly listed: Readonly<Record<string, readonly string[]>>;
}

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground {
  const { how = {} } = one as { readonly how?: { readonly cwd?: string } };
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...heldOf(one)].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const home = below("home");
  const start = (how.cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, ...(home.size > 0 ? { home } : {}) };
}

function seenIn(one: Case): readonly Seen[] {
  const { listed } = one.expected as unknown as Outcome;
  return one.tree
    .filter(({ path = "", link }) => /\/\.qoder\/agents\/.*\.(?:md|mdc|markdown)$/i.test(path) && link === undefined)
    .map((entry): Seen => {
      const { path = "" } = entry;
      const section = path.startsWith("home/") ? "User" : "Project";
      const name = nameOf(entry);
      const profile = path.replace(/^ws\//, "").replace(/^home\//, "~/");
      return { profile, offered: (listed[section] ?? []).includes(name) };
    });
}

/** The `name` of a file as it is written, or its file name. */
function nameOf({ path = "", text = "" }: CaseEntry): string {
  const stem = /([^/]*)\.\w+$/.exec(path)?.[1] ?? "";
  return /^\s*\{?"?name"?: *"?([^"\n,]*?)"?,?(?:$| "description)/m.exec(text.replaceAll("\r", "\n"))?.[1] ?? stem;
}

export const measured: readonly Measured[] = [{ host: "qoder", edition: "1.1", groundOf, seenIn }];
