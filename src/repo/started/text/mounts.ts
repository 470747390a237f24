/** Where files of a repository are inside a container: `COPY tools /opt`, `-v ./tools:/opt`. */
import { join, plain } from "../../path.ts";

/** How many of them count, and how many of those a word is compared with. */
const most = 50;

/** A file or folder of the repository that a container has somewhere else. */
export interface Mount {
  /** As it is written, from where the text's other paths begin. */
  readonly from: string;
  /** In the container, without its first slash. */
  readonly to: string;
  /** The same from the directory in which the container starts; absent where it is not inside. */
  readonly here?: string;
}

/** What a `Dockerfile` or a command line, or a Compose file, puts where. */
export function mountsIn(text: string): readonly Mount[] {
  return [...copied(text.replace(/\\\r?\n/g, " ")), ...bound(text)].slice(0, most);
}

const steps = /^[ \t]*(WORKDIR|COPY|ADD)[ \t]+([^\n]{1,2000})/gim;

function copied(text: string): readonly Mount[] {
  let directory = "";
  const found: Mount[] = [];
  for (const [, step = "", rest = ""] of text.matchAll(steps)) {
    const words = rest.split(/[\s"',[\]]+/).filter((word) => word !== "" && !word.startsWith("--"));
    // What another stage made is copied from there.
    if (/--from=/.test(rest)) continue;
    if (step.toUpperCase() === "WORKDIR") directory = placed(directory, words[0] ?? "");
    else {
      const to = placed(directory, words.at(-1) ?? "");
      for (const from of words.slice(0, -1)) found.push({ from, to });
    }
  }
  const inside = directory === "" ? "" : `${directory}/`;
  return found.map((mount) => {
    if (mount.to === directory) return { ...mount, here: "" };
    return mount.to.startsWith(inside) ? { ...mount, here: mount.to.slice(inside.length) } : mount;
  });
}

function placed(directory: string, path: string): string {
  return (plain(path.startsWith("/") ? path : join(directory, path)) ?? "").replace(/^\/+/, "");
}

const volumes =
  /(?<![\w/])((?:\.{1,2}|\$\{?PWD\}?|\$\(pwd\))(?:\/[\w./-]{0,200})?|[\w-][\w.-]{0,100}\/[\w./-]{0,200}):(\/[\w./-]{1,200})/g;
const longVolumes = /\bsource:[ \t]*["']?([\w./-]{1,200})["']?\s+target:[ \t]*["']?(\/[\w./-]{1,200})/g;

function bound(text: string): readonly Mount[] {
  return [...text.matchAll(volumes), ...text.matchAll(longVolumes)].map(([, from = "", to = ""]) => ({
    from: from.replace(/^\$(?:\{?PWD\}?|\(pwd\))\/?/, "./"),
    to: placed("", to),
  }));
}

/** The paths in the repository that a path in the container may be. */
export function outsideOf(word: string, mounts: readonly Mount[]): readonly string[] {
  return mounts.flatMap(({ from, to, here }) => [
    ...inside(word, from, to),
    ...(here === undefined || (here === "" && from === ".") ? [] : inside(word, from, here)),
  ]);
}

/** A folder that is copied is one in the container, or only its content is. */
function inside(word: string, from: string, to: string): readonly string[] {
  if (word === to) return [from];
  return to === "" || word.startsWith(`${to}/`) ? [join(from, to === "" ? word : word.slice(to.length + 1))] : [];
}
