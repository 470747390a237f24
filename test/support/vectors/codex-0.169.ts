/** Codex 0.169: the roles that its `spawn_agent` tool offers, and the tools and the sandbox of a spawned role's request. */
import type { Capability } from "../../../src/model/capability.ts";
import type { Held } from "../memory.ts";
import { heldOf, type Case } from "../vectors.ts";
import type { Ground, Measured, Seen } from "./measured.ts";

interface Expected {
  /** `null`: the program stopped, or offered no such tool. */
  readonly roles: Readonly<Record<string, string>> | null;
  /** What the program says of roles that it leaves out. */
  readonly warnings: readonly string[];
  /** The request of the role `x`. */
  readonly spawned?: { readonly sandbox_mode: string; readonly tools: readonly string[] };
}

export const measured: readonly Measured[] = [
  {
    host: "codex",
    edition: "0.169",
    groundOf,
    seenIn,
    // The list of roles was read line by line, so of a name with a line break its last line is known.
    rowOf: ({ profile }, rows) =>
      rows.find(({ files }) => files[0] === profile) ??
      rows.find(({ name, verdict }) => name?.split("\n").at(-1) === profile && verdict === "loaded") ??
      rows.find(({ name }) => name === profile),
  },
];

/** `repo/` is the repository; `home/` is CODEX_HOME, here `~/.codex`. */
function groundOf(one: Case): Ground | string {
  const held = heldOf(one);
  if (held.has("untrusted.flag")) return "a project counts as trusted, and this one is not";
  const outside = [...held.keys()].find((path) => !/^(?:repo|home)\/|^cwd\.txt$/.test(path));
  if (outside !== undefined) return `\`${outside}\` lies in neither the repository nor CODEX_HOME`;
  const configs = one.tree.filter(({ path }) => path?.endsWith("/config.toml"));
  if (configs.some(({ text = "" }) => /^model(?:_provider)? *= *[^"' ]/m.test(text)))
    return "the runs set `model` and `model_provider` on the command line, which hides a wrong value";
  const below = (directory: string, at: string): ReadonlyMap<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[at + path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const home = below("home", ".codex/");
  return { repository: below("repo", ""), start: startOf(one), ...(home.size > 0 ? { home } : {}) };
}

/** Where the session starts, below the repository's root. */
function startOf(one: Case): string {
  const { cwd } = one as { readonly cwd?: string };
  const written = cwd ?? one.tree.find(({ path }) => path === "cwd.txt")?.text?.trim();
  return written === undefined ? "" : written.replace(/^repo\/?/, "");
}

/** The roles offered, by name; then the files that the program left out, or all of them where it offers no role. */
function seenIn(one: Case): readonly Seen[] {
  const { roles, warnings, spawned } = one.expected as unknown as Expected;
  const offered = Object.entries(roles ?? {}).map(
    ([name, shown]): Seen => ({
      profile: name,
      offered: true,
      ...describe(shown),
      ...(name === "x" && spawned ? { capabilities: capabilitiesIn(spawned) } : {}),
    }),
  );
  const leftOut = roles
    ? [...warnings.flatMap(fileIn), ...warnings.flatMap(nameIn).filter((name) => !Object.hasOwn(roles, name))]
    : filesOfRoles(one);
  return [...offered, ...leftOut.map((profile): Seen => ({ profile, offered: false }))];
}

/** The tool shows a role's description, and a line for each setting of the role's model. */
function describe(shown: string): Pick<Seen, "description" | "model"> {
  const [description, model] = shown.split(/\n- This role's model is set to `(.*)`/s);
  const text = (description ?? "").replace(/\n- This role's reasoning effort .*$/s, "");
  return { description: text, ...(model === undefined ? {} : { model: model.replace(/`.*$/s, "") }) };
}

/** What the tools of a request can do: commands do what the sandbox lets them, tools of servers whatever they do. */
function capabilitiesIn({ sandbox_mode, tools }: NonNullable<Expected["spawned"]>): readonly Capability[] {
  const sandboxes: Readonly<Record<string, readonly Capability[]>> = {
    "read-only": ["read"],
    "workspace-write": ["read", "write", "execute"],
    "danger-full-access": ["read", "write", "execute", "network", "delegate", "external"],
  };
  const found = tools.flatMap((tool): readonly Capability[] => {
    if (tool === "exec_command") return sandboxes[sandbox_mode] ?? [];
    if (tool === "view_image") return ["read"];
    if (tool.endsWith("/spawn_agent")) return ["delegate"];
    return tool.startsWith("mcp__") ? ["external"] : [];
  });
  return [...new Set(found)];
}

/** The file of which a warning says that it defines no role. */
function fileIn(warning: string): readonly string[] {
  const found = /agent role file (?:at )?repo\/(\S+?\.toml)/.exec(warning)?.[1];
  return found === undefined ? [] : [found];
}

/** The role of which a warning says that it has no description. */
function nameIn(warning: string): readonly string[] {
  const found = /agent role `(.*)` must define/.exec(warning)?.[1];
  return found === undefined ? [] : [found];
}

/** Every file of the repository that could define a role. */
function filesOfRoles({ tree }: Case): readonly string[] {
  return tree.flatMap(({ path }) => (path?.startsWith("repo/") && path.endsWith(".toml") ? [path.slice(5)] : []));
}
