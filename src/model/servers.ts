/** The servers of a load: those of its profiles, and those that settings connect. */
import { isOffered, type Item, type Layer, type Load } from "./load.ts";
import type { HookOrServer } from "./profile.ts";

/** A server with what connects it. */
export interface ListedServer {
  readonly server: HookOrServer;
  /** The profile that has it; absent: settings connect it. */
  readonly item: Item | undefined;
  readonly layer: Layer;
}

/**
 * Each place once: a file that belongs to two layers has one server. A profile that the host leaves out connects
 * nothing.
 */
export function serversIn({ layers, items }: Pick<Load, "layers" | "items">): readonly ListedServer[] {
  const found = new Map<string, ListedServer>();
  const add = (server: HookOrServer, item: Item | undefined, layer: Layer): void => {
    const { source, span } = server.at;
    const key = `${span.start} ${server.kind} ${source.path}`;
    if (!found.has(key)) found.set(key, { server, item, layer });
  };
  for (const item of items)
    if (isOffered(item)) for (const server of item.profile?.servers ?? []) add(server, item, item.layer);
  for (const layer of layers)
    for (const { server, effect } of layer.authority) if (server && effect !== "narrows") add(server, undefined, layer);
  return [...found.values()];
}
