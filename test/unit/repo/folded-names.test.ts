/** Every literal name in a host's patterns is found again in each form that a file system takes for it. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Host } from "../../../src/model/host.ts";
import { caseFoldedPaths, nearMatchesIn, parsePattern } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { treeOf } from "../../support/memory.ts";

const isFolder = (at: number, names: readonly string[]): boolean => at < names.length - 1;

/** The short name that Windows makes: no dots but the last, six letters and a number. */
function shortOf(name: string): string | undefined {
  const bare = name.replace(/^\.+/, "");
  const dot = bare.lastIndexOf(".");
  const [stem, ending] = dot < 0 ? [bare, ""] : [bare.slice(0, dot).replaceAll(".", ""), bare.slice(dot)];
  const isLong = bare !== name || stem.length > 8 || ending.length > 4;
  return isLong ? `${stem.slice(0, 6)}~1${ending.slice(0, 4)}`.toUpperCase() : undefined;
}

/** A name in another form; `undefined`: it has none. */
const forms: Readonly<Record<string, (name: string, isOfFolder: boolean) => string | undefined>> = {
  "in upper case": (name) => (name === name.toUpperCase() ? undefined : name.toUpperCase()),
  "with a joiner": (name) => `${name.slice(0, 2)}\u200d${name.slice(2)}`,
  "with a dot at its end": (name) => `${name}.`,
  "with a blank at its end": (name, isOfFolder) => (isOfFolder ? `${name} ` : undefined),
  "with a stream": (name, isOfFolder) => (isOfFolder ? undefined : `${name}::$DATA`),
  "with a Kelvin sign": (name) => (name.includes("k") ? name.replace("k", "\u212a") : undefined),
  "as Windows shortens it": (name) => shortOf(name),
};

describe.each(Object.entries(forms))("a name %s", (_, formOf) => {
  it.each(Object.entries<Host>(hosts))("is found for %s", async (__, { patterns }) => {
    const lost: string[] = [];
    for (const pattern of patterns) {
      const { anchor, path } = parsePattern(pattern);
      if (anchor !== "every" && anchor !== "root") continue;
      const names = path.replaceAll("**/", "").replaceAll("**", "*").split("/");
      for (const [at, name] of names.entries()) {
        const form = name.includes("*") ? undefined : formOf(name, isFolder(at, names));
        if (form === undefined || form === name) continue;
        const file = names.map((each, i) => (i === at ? form : each.replaceAll("*", "zed"))).join("/");
        const repo = await RepoIndex.of(treeOf({ [file]: "" }));
        if (caseFoldedPaths(nearMatchesIn(repo, patterns).odd, patterns).length === 0) lost.push(file);
      }
    }
    expect(lost).toEqual([]);
  });
});
