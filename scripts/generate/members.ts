/** The hosts as their folders have them, read before the manifest is written. */
import { existsSync } from "node:fs";
import type { Knowledge } from "../../src/model/certainty.ts";
import type { Launch } from "../../src/hosts/_kit/ci/launch.ts";
import type { Host } from "../../src/model/host.ts";

/** The path of a host's module below `src`. */
export function moduleOf(id: string): string {
  return existsSync(`src/hosts/${id}.ts`) ? `hosts/${id}.ts` : `hosts/${id}/index.ts`;
}

export async function hostAt(id: string): Promise<Host> {
  return ((await import(`../../src/${moduleOf(id)}`)) as { readonly default: Host }).default;
}

/** What is known of a host; `undefined`: nothing is listed. */
export async function knowledgeOf(id: string): Promise<Knowledge | undefined> {
  if (!existsSync(`src/hosts/${id}/claims.ts`)) return undefined;
  return ((await import(`../../src/hosts/${id}/claims.ts`)) as { readonly default: Knowledge }).default;
}

/** How a host is started; `undefined`: by no workflow. */
export async function launchOf(id: string): Promise<Launch | undefined> {
  if (!existsSync(`src/hosts/${id}/launch.ts`)) return undefined;
  return ((await import(`../../src/hosts/${id}/launch.ts`)) as { readonly launch: Launch }).launch;
}
