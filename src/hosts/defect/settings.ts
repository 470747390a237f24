/** Reads what the settings next to a layer decide for every profile: whether the host asks. */
import type { Authority, Problem } from "../../model/load.ts";
import { valueOf } from "../../parsers/node.ts";
import { DecodeError, string } from "../../parsers/decode.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseToml, toml08Value } from "../../parsers/toml/index.ts";
import { startOf } from "../../repo/text.ts";

/** `[sandbox] mode` (vast-enterprise/defect@03d6b5b:crates/config/src/types.rs, `SandboxMode`). */
const modes: { readonly [mode: string]: readonly [effect: Authority["effect"], because: string, strictness?: number] } =
  {
    "read-only": ["narrows", "denies every tool that does more than read", 2],
    "ask-writes": [
      "narrows",
      "denies a subagent every tool that does more than read, unless the user has allowed it for good",
      1,
    ],
    open: ["bypasses", "runs every tool that a profile allows without asking"],
    "deny-all": ["narrows", "denies every tool", 3],
  };

export interface AuthorityRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** `paths`: the settings files of a layer, the strongest last. */
export async function readAuthority(repo: RepoIndex, paths: readonly string[]): Promise<AuthorityRead> {
  const reads = await Promise.all(paths.map((path) => readSettings(repo, path)));
  return {
    authority: reads.flatMap(({ authority }) => authority),
    unjudged: reads.flatMap(({ unjudged }) => unjudged),
  };
}

async function readSettings(repo: RepoIndex, path: string): Promise<AuthorityRead> {
  const nothing = { authority: [], unjudged: [] };
  const content = await repo.read(path);
  if (content.kind === "absent") return nothing;
  const unread = (message: string, at = startOf(content.source)): AuthorityRead => ({
    authority: [],
    unjudged: [{ message, at }],
  });
  if (content.kind === "unjudged") return unread(content.problem);
  if (content.kind === "not-utf8") return unread("is not UTF-8, so its `sandbox` is not known");
  const { source } = content;
  const root = await parseToml(source.text, 0, "0.8");
  if (root.kind === "problem")
    return unread(`is not TOML, so its \`sandbox\` is not known: ${root.message.replaceAll("\n", ", ")}`, {
      source,
      span: root.span,
    });
  const node = valueOf(valueOf(root, "sandbox"), "mode");
  const mode = node && string(node, toml08Value);
  if (!node || mode === undefined) return nothing;
  const at = { source, span: node.span };
  const meaning = mode instanceof DecodeError || !Object.hasOwn(modes, mode) ? undefined : modes[mode];
  if (mode instanceof DecodeError || !meaning) return unread("has a `sandbox.mode` that the host does not know", at);
  const [effect, because, strictness] = meaning;
  return {
    authority: [
      {
        setting: "sandbox.mode",
        value: mode,
        effect,
        because,
        ...(strictness === undefined ? {} : { strictness }),
        at,
      },
    ],
    unjudged: [],
  };
}
