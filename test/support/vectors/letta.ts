/**
 * Compares what Letta Code made of files with what the tool lists. A session started every subagent that it offered:
 * the tools of its own request. What a session started by itself left a file.
 */
import { capabilities, type Capability, inOrder } from "../../../src/model/capability.ts";
import { directoryOf } from "../../../src/repo/path.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Held } from "../memory.ts";
import { type Ground, type Listed, type Measured, type Seen } from "./measured.ts";

interface Outcome {
  readonly agents: Readonly<Record<string, Started>>;
  /** Which code ran, by the names in its text. */
  readonly ran?: readonly string[];
}

interface Started {
  readonly describes: string;
  readonly model?: string;
  /** Absent: it was offered and did not start. */
  readonly tools?: readonly string[];
  readonly texts?: readonly string[];
}

interface How {
  readonly cwd?: string;
  readonly args?: readonly string[];
  /** Nobody asks a session at a terminal for its subagents. */
  readonly tty?: boolean;
  readonly noStart?: boolean;
}

const howOf = (one: Case): How => (one as { readonly how?: How }).how ?? {};

const names: Readonly<Partial<Record<Capability, string>>> = {
  read: "Read ReadFile read_file ReadLSP Glob Grep GrepFiles grep_files LS ListDir list_dir ViewImage",
  write: "Write Edit MultiEdit ApplyPatch EnterWorktree ExitWorktree",
  execute: "Bash Monitor Shell ShellCommand shell shell_command exec_command write_stdin Workflow",
  delegate: "Agent SendAgentMessage Workflow",
};

function given(tools: readonly string[]): readonly Capability[] {
  // Without a list, a session gives what mods and servers bring too; that of the vectors had none.
  if (tools.includes("Bash") && tools.includes("Agent") && tools.includes("Skill")) return capabilities;
  return inOrder(
    Object.entries(names).flatMap(([capability, list]) =>
      tools.some((tool) => list.split(" ").includes(tool)) ? [capability as Capability] : [],
    ),
  );
}

/** `ws/` is the repository and `home/` the home directory. */
function groundOf(one: Case): Ground {
  const held = heldOf(one);
  const below = (directory: string): Map<string, Held> =>
    new Map(
      [...held].flatMap(([path, value]) =>
        path.startsWith(`${directory}/`) ? [[path.slice(directory.length + 1), value] as const] : [],
      ),
    );
  const start = (howOf(one).cwd ?? "ws").replace(/^ws\/?/, "");
  return { repository: below("ws"), start, home: below("home") };
}

const folder = /^(?:ws|home)\/(?:.*\/)?(?:\.letta|real)\/(?:.*\/)?[^/]*\.(?:md|markdown|mdx)$/is;

const pathOf = (path: string): string => path.replace(/^ws\//, "").replace(/^home\//, "~/");

/** What a case's file says of itself. */
interface Written {
  readonly path: string;
  readonly name: string;
  readonly description: string | undefined;
  /** Every prompt names its file. */
  readonly marker: string | undefined;
  readonly isOverlay: boolean;
}

function writtenIn({ path = "", text, base64 }: Case["tree"][number]): Written {
  const content = text ?? Buffer.from(base64 ?? "", "base64").toString();
  const last = (key: string): string | undefined =>
    [...content.matchAll(new RegExp(`(?:^|[\\r\\n])${key}[^\\S\\r\\n]*:([^\\r\\n]*)`, "g"))].at(-1)?.[1]?.trim();
  return {
    path,
    name: /^name: [|>]-\n +(.+)$/m.exec(content)?.[1] ?? last("name") ?? "",
    description: last("description"),
    marker: /Body of [\w.-]+/.exec(content)?.[0],
    isOverlay: /^---\n[^]*?\n---\s*$/.test(content) && !content.includes("Body of"),
  };
}

function seenIn(one: Case): readonly Seen[] {
  const { agents, ran = [] } = one.expected as unknown as Outcome;
  const { tty, noStart } = howOf(one);
  if (tty === true || noStart === true) return hooksThatRan(ran);
  const files = one.tree.filter(({ path = "", dir }) => folder.test(path) && dir !== true).map(writtenIn);
  const profiles = files.flatMap((file): readonly Seen[] => {
    // Which of two files with one name in one folder is read first depends on the file system.
    const same = files.filter((other) => other.name === file.name && other !== file);
    if (same.some((other) => directoryOf(other.path) === directoryOf(file.path))) return [];
    // What a file without a prompt changes is listed with that file.
    if (!file.isOverlay && same.some(({ isOverlay }) => isOverlay)) return [];
    const isLink = one.tree.some(({ path, link }) => path === file.path && link !== undefined);
    const started = isLink ? undefined : startedFrom(file, agents);
    const profile = pathOf(file.path);
    if (!started) return [{ profile, offered: false }];
    const isWhole = howOf(one).args === undefined && started.tools !== undefined;
    const isPlain = !file.isOverlay && started.describes !== "";
    return [
      {
        profile,
        offered: true,
        ...(isPlain ? { name: file.name, description: started.describes, model: started.model ?? null } : {}),
        ...(isWhole ? { capabilities: given(started.tools ?? []) } : {}),
      },
    ];
  });
  return [...profiles, ...hooksThatRan(ran)];
}

function startedFrom(
  { name, marker, description, isOverlay }: Written,
  agents: Outcome["agents"],
): Started | undefined {
  const started = Object.hasOwn(agents, name) ? agents[name] : undefined;
  if (!started || isOverlay) return started;
  const { texts = [], describes } = started;
  const isOwn = texts.length > 0 ? marker !== undefined && texts.some((text) => text.startsWith(marker)) : false;
  return isOwn || (description !== undefined && describes !== "" && describes.startsWith(description))
    ? started
    : undefined;
}

/** Not what calls did, and not the user's own mods. */
function hooksThatRan(ran: readonly string[]): readonly Seen[] {
  return ran
    .filter((marker) => !/^(?:bash|write|mods)-/.test(marker))
    .map((marker) => ({ profile: `hook ${marker}`, offered: true, capabilities: ["execute"] }));
}

/** A hook has no row of its own: that of the session has it among its settings. */
function rowOf({ profile }: Seen, rows: readonly Listed[]): Listed | undefined {
  const hook = /^hook (.+)$/.exec(profile)?.[1];
  if (hook === undefined) {
    const name = profile.split("/").at(-1);
    return (
      rows.find(({ files }) => files[0] === profile) ?? rows.find(({ files }) => files[0]?.split("/").at(-1) === name)
    );
  }
  const session = rows.find(({ layer }) => layer === "(session)");
  const isListed = session?.authority?.some(
    ({ setting, value }) => setting.startsWith("hooks.") && value.includes(hook),
  );
  return session && isListed === true ? { ...session, verdict: "loaded", capabilities: ["execute"] } : undefined;
}

/** Tools of Letta Cloud, which no session of the vectors had, are the network of a profile that has a list. */
function normalize(row: Listed, { capabilities: seen = [] }: Seen): Listed {
  return seen.includes("network") ? row : { ...row, capabilities: row.capabilities.filter((one) => one !== "network") };
}

export const measured: readonly Measured[] = [{ host: "letta", edition: "0.32", groundOf, seenIn, rowOf, normalize }];
