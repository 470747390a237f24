/** What `package.json` says, and how a hook starts the tool from there. */
import type { Tool } from "../../../evaluate/result.ts";
import type { Pin } from "./pin.ts";

/** Looks at single files of the directory. */
export interface Files {
  /** The text of a small regular file. */
  readonly text: (path: string) => string | undefined;
  readonly exists: (path: string) => boolean;
}

interface NeededPackage {
  /** Adds the tool to the development dependencies; `undefined`: not needed. */
  readonly dependency: string | undefined;
  /** The lock file that this changes. */
  readonly lockFile: string | undefined;
}

/** The hook needs nothing new in `package.json`. */
export const withoutPackage: NeededPackage = { dependency: undefined, lockFile: undefined };

/** How the hook starts the tool: from the development dependencies or, in a repository without a package, by npx. */
export function packageFor(
  { text: textAt, exists }: Files,
  tool: Tool,
  pin: Pin,
): NeededPackage & { readonly command: string | undefined } {
  const description = textAt("package.json");
  if (description === undefined) return { ...withoutPackage, command: `npx --yes ${pin.package}` };
  if (dependsOn(description, tool.name)) return { ...withoutPackage, command: undefined };
  const [lockFile, add] =
    adders.find(([lock]) => exists(lock)) ?? (["package-lock.json", "npm install --save-dev"] as const);
  const address =
    lockFile === "yarn.lock" ? `${tool.name}@https://github.com/${pin.repository}.git#${pin.commit}` : pin.package;
  return { dependency: `${add} ${address}`, lockFile, command: undefined };
}

/** The lock files of package managers, and what adds a development dependency. */
const adders = [
  ["pnpm-lock.yaml", "pnpm add --save-dev"],
  ["yarn.lock", "yarn add --dev"],
  ["bun.lock", "bun add --dev"],
  ["bun.lockb", "bun add --dev"],
] as const;

/** Whether a `package.json` names a package among its dependencies. */
export function dependsOn(description: string | undefined, name: string): boolean {
  try {
    const parsed: unknown = JSON.parse(description ?? "null");
    const lists = (parsed ?? {}) as { readonly [key: string]: unknown };
    return ["devDependencies", "dependencies", "optionalDependencies"].some((key) => {
      const list = lists[key];
      return typeof list === "object" && list !== null && Object.hasOwn(list, name);
    });
  } catch {
    return false;
  }
}

/** A command for a hook that has no `node_modules/.bin` on its path. */
export function commandFor(command: string | undefined, tool: Tool): string {
  return `${command ?? `npx --no ${tool.name}`} check --staged`;
}
