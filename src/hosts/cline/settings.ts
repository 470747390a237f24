/**
 * Files beside Cline's own that change what it starts: variables and code of the directory in which `cline` starts, and
 * the user's servers.
 */
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf, type Table } from "../../parsers/node.ts";
import { append } from "../../repo/many.ts";
import { join, nameOf, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { serverAuthority } from "../_kit/settings/authority.ts";
import { readOne } from "../_kit/loading/collect.ts";
import { readSettingsFiles, type SettingRule, type SettingsRead } from "../_kit/settings/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { type HarmlessVariables, type OwnVariables, readVariables, variableRules } from "../_kit/settings/variables.ts";

/** The runtime of the program reads these in the directory in which it starts, before the program does anything. */
export const usualVariables: readonly string[] = [".env", ".env.local", ".env.development", ".env.development.local"];
/** It reads the others where the machine sets `NODE_ENV`. */
export const variableFiles: readonly string[] = [
  ...usualVariables,
  ".env.production",
  ".env.production.local",
  ".env.test",
  ".env.test.local",
];
/** The runtime's own settings, read in the same directory: `preload` names scripts that run first. */
export const preloadFile = "bunfig.toml";

/** Below the home directory. */
export const userServers = ".cline/data/settings/cline_mcp_settings.json";

const harmless: readonly HarmlessVariables[] = [
  {
    names: /^CLINE_(?:MODEL|DEFAULT_MODEL_ID|THEME|LOG_(?:LEVEL|NAME|ENABLED)|NO_AUTO_UPDATE|NO_INTERACTIVE|VERSION)$/,
    because: "changes which model is asked, or what is written to a log",
  },
  {
    names: /^(?:VITE|NEXT_PUBLIC|NUXT(?:_PUBLIC)?|REACT_APP|VUE_APP|EXPO_PUBLIC|GATSBY|STORYBOOK|NG_APP|PUBLIC)_\w+$/,
    because: "is for a bundler",
  },
];

const own: readonly OwnVariables[] = [
  {
    names: /^CLINE_\w+$/i,
    because: "can change which settings, hooks, plugins and servers Cline reads, and where it connects",
    may: ["execute", "network"],
  },
  {
    names:
      /^(?:(?:HTTPS?|ALL|NO|SOCKS)_PROXY|NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:ANTHROPIC|OPENAI|AZURE|GEMINI|GOOGLE|OPENROUTER)_\w*(?:URL|ENDPOINT|HOST))$/i,
    because: "can redirect Cline's requests or change which servers are trusted",
    may: ["network"],
  },
];

/** These files are the project's: only what starts code or leads Cline elsewhere counts. */
const rules: readonly SettingRule[] = variableRules("*", harmless, own).filter(
  ({ because, may }) => may?.includes("execute") === true || own.some((variables) => variables.because === because),
);

/** What the directory decides in which `cline` starts. Nobody starts it in a hidden folder. */
export async function readStart(repo: RepoIndex, directory: string): Promise<SettingsRead> {
  if (nameOf(directory).startsWith(".")) return { authority: [], unjudged: [] };
  const variables = await readVariables(
    repo,
    variableFiles.map((path) => ({ path: join(directory, path), rules })),
  );
  const preloads = await readPreloads(repo, directory);
  return {
    authority: [...variables.authority, ...preloads.authority],
    unjudged: [...variables.unjudged, ...preloads.unjudged],
  };
}

/** The scripts under `preload`, which the runtime runs before the program. */
async function readPreloads(repo: RepoIndex, directory: string): Promise<SettingsRead> {
  const source = await readOne(repo, join(directory, preloadFile));
  if (source === undefined) return { authority: [], unjudged: [] };
  if ("message" in source) return { authority: [], unjudged: [source] };
  if (!/preload|\\/.test(source.text)) return { authority: [], unjudged: [] };
  const root = await tomlOf(source);
  if (root.kind !== "problem") return { authority: preloadsIn(root, source, directory), unjudged: [] };
  const message = `cannot be read as TOML, so what \`preload\` starts is not known: ${root.message.replaceAll("\n", ", ")}`;
  const problem: Problem = { message, at: { source, span: root.span }, scope: "part" };
  return { authority: [], unjudged: [problem] };
}

function preloadsIn(root: Node, source: Source, directory: string): readonly Authority[] {
  const authority: Authority[] = [];
  for (const node of [lastOf(root, "preload"), lastOf(lastOf(root, "run"), "preload")]) {
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    append(
      authority,
      items.flatMap((item): readonly Authority[] => {
        const value = textOf(item) ?? "";
        if (value === "") return [];
        return [
          {
            setting: "preload",
            value,
            effect: "widens",
            because: "is code that runs when `cline` starts in this directory",
            may: ["execute"],
            names: [value, plain(join(directory, value)) ?? value],
            at: { source, span: item.span },
          },
        ];
      }),
    );
  }
  return authority;
}

/** `home`: the home directory, relative to the tree. A blank file counts as none. */
export function readUserServers(repo: RepoIndex, home: string): Promise<SettingsRead> {
  const isRelevant = (text: string): boolean => text.trim() !== "";
  return readSettingsFiles(repo, [{ path: join(home, userServers), isRelevant, read: serversIn }]);
}

/** A server that is switched off starts nothing. */
function serversIn(root: Node, source: Source): readonly Authority[] {
  const servers = lastOf(root, "mcpServers");
  if (servers?.kind !== "table") return [];
  const on: Table = {
    ...servers,
    entries: servers.entries.filter(({ value }) => textOf(lastOf(value, "disabled")) !== "true"),
  };
  return serverAuthority(on, source, "the main agent");
}
