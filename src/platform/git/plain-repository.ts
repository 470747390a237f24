/**
 * Whether a repository is so plain that git would list the files of its index and nothing more of it. Then git need not
 * be started, which takes longer than reading the index. In doubt it is, and it decides:
 *
 * - whether it trusts the repository: it does without a question if `top` and `.git` belong to the user who runs it
 *   (`ensure_valid_ownership` in its `setup.c`), so it is asked wherever they do not, and on Windows;
 * - whether it can read it: `HEAD`, the directories and every line of the settings must be what `git init`, `git
 *   clone`,
 *   `git remote` and `git branch` write. It is asked wherever there are other settings of `core` and `extensions`,
 *   settings that include others, and anything that it might refuse to read.
 *
 * The settings of the user and the machine change nothing in what it lists if there is nothing on disk but what the
 * index has and nothing of it is a submodule. Only then is what this says used.
 */
import { accessSync, constants, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "./location.ts";

/**
 * The length of its ids in bytes; `undefined` if git has to be asked, as it has to be if the system reports an error.
 */
export function idBytesOfPlain({ top, gitDirectory, shared }: Location): number | undefined {
  const user = process.geteuid?.();
  if (user === undefined || gitDirectory !== join(top, ".git") || shared !== gitDirectory) return undefined;
  const isOwn = [top, gitDirectory].every((path) => {
    const stats = lstatSync(path);
    return stats.isDirectory() && stats.uid === user;
  });
  if (!isOwn) return undefined;
  for (const name of ["objects", "refs"]) accessSync(join(gitDirectory, name), constants.X_OK);
  if (!/^(?:ref: refs\/\S|[0-9a-f]{40})/.test(textOf(join(gitDirectory, "HEAD")))) return undefined;
  return idBytesIn(textOf(join(gitDirectory, "config")));
}

/**
 * The address of `origin` as the repository's own settings have it, `undefined` in it where they have none; `undefined`
 * if git has to be asked. Settings of the user that name a remote of every repository are not looked at.
 */
export function originOfPlain(location: Location): { readonly url: string | undefined } | undefined {
  return idBytesOfPlain(location) === undefined ? undefined : originIn(textOf(join(location.gitDirectory, "config")));
}

/** The same of settings that are known here. Git takes the last address, and ends a value at `#` and `;`. */
export function originIn(config: string): { readonly url: string | undefined } | undefined {
  let isOrigin = false;
  let url: string | undefined;
  for (const line of config.split("\n")) {
    if (line.startsWith("[")) isOrigin = line === '[remote "origin"]';
    const [, value] = (isOrigin && /^[\t ]+url = (.*)$/i.exec(line)) || [];
    if (value === undefined) continue;
    if (/[#;"\\]/.test(value)) return undefined;
    url = value.trim();
  }
  return { url };
}

/** The text of a file; that of a link is none. */
function textOf(path: string): string {
  return lstatSync(path).isFile() ? readFileSync(path, "latin1") : "";
}

const isSwitch = /^(?:true|false)$/;

/** Settings that git reads, with the values that change nothing in what it lists. */
const known: ReadonlyMap<string, RegExp> = new Map([
  ["core.repositoryformatversion", /^[01]$/],
  ["core.bare", /^false$/],
  ["core.autocrlf", /^(?:true|false|input)$/],
  ["core.filemode", isSwitch],
  // Only a path that begins with a home may be none.
  ["core.hookspath", /^[^~\s]/],
  ["core.ignorecase", isSwitch],
  ["core.logallrefupdates", isSwitch],
  ["core.precomposeunicode", isSwitch],
  ["core.sshcommand", /./],
  ["core.symlinks", isSwitch],
  ["extensions.objectformat", /^sha(?:1|256)$/],
  ["extensions.partialclone", /^[\w-]+$/],
  ["user.name", /./],
  ["user.email", /./],
]);

/** Their sections. */
const read = /^(?:core|extensions|user)$/;

/** Sections of which git reads nothing when it lists files; a dot is for what is named in the section's head. */
const unread = /^(?:(?:remote|submodule|gc|maintenance|fetch|pull|http|credential|lfs|gui)\.?|branch\.)$/;

/** The length of the ids of a repository with these settings; `undefined` if some are not known here. */
export function idBytesIn(config: string): number | undefined {
  const settings = settingsIn(config);
  // Without these the settings of the user may decide.
  if (settings?.get("core.bare") !== "false" || !settings.has("core.repositoryformatversion")) return undefined;
  const hasExtensions = [...settings.keys()].some((key) => key.startsWith("extensions."));
  if (hasExtensions && settings.get("core.repositoryformatversion") !== "1") return undefined;
  return settings.get("extensions.objectformat") === "sha256" ? 32 : 20;
}

/**
 * The settings that git reads; `undefined` if there may be others. Git itself writes them line by line, in this form.
 */
function settingsIn(config: string): ReadonlyMap<string, string> | undefined {
  let section = "none";
  const settings = new Map<string, string>();
  for (const line of config.split("\n")) {
    if (line === "") continue;
    const head = sectionIn(line);
    if (head !== undefined) {
      section = head;
      if (!read.test(section) && !unread.test(section)) return undefined;
      continue;
    }
    const [, key, value = ""] = /^[\t ]+([A-Za-z][A-Za-z0-9-]*) = ([^"\\\0\r]*)$/.exec(line) ?? [];
    if (section === "none" || key === undefined) return undefined;
    if (!read.test(section)) continue;
    const setting = `${section}.${key.toLowerCase()}`;
    if (known.get(setting)?.test(value) !== true) return undefined;
    settings.set(setting, value);
  }
  return settings;
}

/** `[core]` is `core`, and `[remote "origin"]` is `remote.`. */
function sectionIn(line: string): string | undefined {
  const [, name, subsection] = /^\[([a-z]+)(?: "([^"\\\0]*)")?\]$/.exec(line) ?? [];
  return name === undefined || subsection === undefined ? name : `${name}.`;
}
