/** Files of repositories that are given as texts: what a policy of another repository is read from. */
import { createHash } from "node:crypto";
import { type Answer, api, type Asked, missing, type Part, type Stage, unprocessable } from "./part.ts";

/** A repository that can be read: its refs, and its files by commit. */
export interface Readable {
  readonly refs: Readonly<Record<string, string>>;
  readonly commits: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Contents {
  /** By `owner/name`. Others are there for nobody. */
  readonly repositories: Map<string, Readable>;
  /** Of these, whom only `ghs_policies` may see. */
  readonly hidden: Set<string>;
}

export function contentsPart(stage: Stage): Part<Contents> {
  const state: Contents = { repositories: new Map(), hidden: new Set() };
  const found = ({ values, token }: Asked): readonly [name: string, repository: Readable | undefined] => {
    const name = `${values["owner"]}/${values["repo"]}`;
    return [name, state.hidden.has(name) && token !== "ghs_policies" ? undefined : state.repositories.get(name)];
  };
  return {
    state,
    handlers: {
      "repos/get-commit": (asked): Answer => {
        const [, repository] = found(asked);
        if (!repository) return missing;
        if (asked.accept !== "application/vnd.github.sha") stage.complain(`${asked.id}: accepts ${asked.accept}`);
        const sha = repository.refs[asked.values["ref"] ?? ""];
        return sha === undefined
          ? unprocessable(`No commit found for SHA: ${asked.values["ref"]}`)
          : { status: 200, text: sha };
      },
      "repos/get-content": (asked): Answer => {
        const [name, repository] = found(asked);
        const [path = "", ref = ""] = [asked.values["path"], asked.query.get("ref") ?? ""];
        const text = repository?.commits[ref]?.[path];
        return text === undefined ? missing : { status: 200, body: represent(name, path, ref, text) };
      },
    },
  };
}

/** A file as the API shows it. */
function represent(repository: string, path: string, ref: string, text: string) {
  const bytes = Buffer.from(text);
  const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  const url = `${api}/repos/${repository}/contents/${path}?ref=${ref}`;
  const links = {
    self: url,
    git: `${api}/repos/${repository}/git/blobs/${sha}`,
    html: `https://github.com/${repository}/blob/${ref}/${path}`,
  };
  const content = bytes.toString("base64").replace(/.{60}/g, "$&\n");
  return {
    type: "file",
    encoding: "base64",
    size: bytes.length,
    name: path.split("/").at(-1),
    path,
    content,
    sha,
    url,
    git_url: links.git,
    html_url: links.html,
    download_url: null,
    _links: links,
  };
}
