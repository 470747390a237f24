/** Whose folder a file is in, where several hosts read it. */
import { directoryOf, extensionOf } from "../../repo/path.ts";
import { matches } from "../../repo/patterns.ts";

/** Whether a host merely reads the folder of a path: another host that is checked too has the folder to itself. */
export type FolderReaders = (host: string | null, path: string) => boolean;

/** A host, the path patterns at which only it looks, and whether it is checked. */
interface FolderOwner {
  readonly host: string;
  readonly own: readonly string[];
  readonly use: { readonly kind: string };
}

/** Decided once for each host and folder. */
export function folderReadersIn(loads: readonly FolderOwner[]): FolderReaders {
  const own = new Map(
    loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns] as const])),
  );
  const owns = (host: string, path: string) => own.get(host)?.some((pattern) => matches(path, pattern)) ?? false;
  const known = new Map<string, boolean>();
  return (host, path) => {
    if (host === null || own.size < 2) return false;
    const key = `${host} ${directoryOf(path)} ${extensionOf(path) ?? ""}`;
    let isReader = known.get(key);
    if (isReader === undefined) {
      isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
      known.set(key, isReader);
    }
    return isReader;
  };
}
