/** Resolves the path of a folder profile's prompt. */
import { isWithin, join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";

/** `escape`: the host refuses the path. `unjudged`: the host would read a path that this tree does not hold. */
export type Resolved =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "escape"; readonly why: string }
  | { readonly kind: "unjudged"; readonly problem: string; readonly path: string };

/**
 * The nearest existing directory above the file must be inside the profile's directory once links are followed; the
 * file itself may be a link to anywhere (vast-enterprise/defect@1375622:crates/agent/src/fs.rs,
 * `resolve_workspace_path`).
 */
export function resolvePrompt(repo: RepoIndex, directory: string, file: string): Resolved {
  const components = (file.startsWith("/") ? file : `${directory}/${file}`)
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".");
  if (file.startsWith("/"))
    return {
      kind: "escape",
      why: components.length === 0 ? "has no directory" : "leads out of the profile's directory",
    };
  const root = repo.resolve(directory);
  const parent = components.slice(0, -1);
  const missing: string[] = [];
  for (; parent.length > 0; missing.unshift(parent.pop() ?? "")) {
    const resolution = repo.resolve(parent.join("/"));
    if (resolution.kind === "unjudged") return { kind: "unjudged", problem: resolution.problem, path: resolution.path };
    if (resolution.kind === "outside") return { kind: "escape", why: "leads out of the profile's directory" };
    if (resolution.kind === "file" || resolution.kind === "directory")
      return inside(resolution.path, root.kind === "directory" ? root.path : directory, missing, components.at(-1));
    if (parent.at(-1) === "..") return { kind: "escape", why: "goes up from a directory that does not exist" };
  }
  return { kind: "escape", why: "leads out of the profile's directory" };
}

function inside(existing: string, root: string, missing: readonly string[], name: string | undefined): Resolved {
  if (!isWithin(existing, root)) return { kind: "escape", why: "leads out of the profile's directory" };
  if (name === undefined || name === "..") return { kind: "escape", why: "names no file" };
  return { kind: "path", path: join(missing.reduce(join, existing), name) };
}
