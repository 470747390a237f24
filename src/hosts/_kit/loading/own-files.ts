/** Kinds of files in hosts' own folders that give no power by themselves. */
import type { HarmlessFiles } from "../../../model/host.ts";

/** Entries for several patterns with one reason, which completes "The file gives no power, because it …". */
export function harmlessFiles(because: string, patterns: string): readonly HarmlessFiles[] {
  return patterns
    .trim()
    .split(/\s+/)
    .map((pattern) => ({ pattern, because }));
}

/** The patterns of these extensions at any depth. */
function withExtensions(extensions: string): string {
  return extensions
    .split(" ")
    .map((extension) => `**/*.${extension}`)
    .join(" ");
}

/** Texts, pictures, and scripts, which run only where something names them. */
export const ordinaryFiles: readonly HarmlessFiles[] = [
  ...harmlessFiles(
    "is text for people or for a prompt",
    `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`,
  ),
  ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
  ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
  ...harmlessFiles(
    "runs only if a setting names it, and is compared then",
    withExtensions(
      "sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql",
    ),
  ),
  ...harmlessFiles(
    "is a template, which runs only if a setting names it",
    withExtensions("tmpl tpl hbs j2 jinja template example sample"),
  ),
];
