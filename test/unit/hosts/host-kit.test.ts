/** The tables of the host kit's README against the types that they describe. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const readme = readFileSync("src/hosts/_kit/README.md", "utf8");

/** Each documented type and the file that declares it. */
const types: readonly (readonly [type: string, file: string])[] = [
  ["Host", "src/model/host.ts"],
  ["SingleFolderHost", "src/hosts/_kit/loading/single-folder.ts"],
  ["FoldersHost", "src/hosts/_kit/loading/folders.ts"],
  ["Folder", "src/hosts/_kit/loading/folders.ts"],
  ["MarkdownHost", "src/hosts/_kit/profiles/markdown-host.ts"],
  ["SettingRule", "src/hosts/_kit/settings/setting-rule.ts"],
];

interface Key {
  readonly name: string;
  readonly isNeeded: boolean;
}

/** The properties and methods of an interface, in the order of the source. */
const declaredKeys = (type: string, file: string): readonly Key[] => {
  const body = new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(
    readFileSync(file, "utf8"),
  )?.[1];
  return [...(body ?? "").matchAll(/^ {2}(?:readonly )?(\w+)(\?)?(?::|\()/gm)].map(([, name = "", optional]) => ({
    name,
    isNeeded: optional === undefined,
  }));
};

/** The rows of the table under a type's heading. */
const documentedKeys = (type: string): readonly Key[] => {
  const section = new RegExp(`^## \`${type}\`\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, "m").exec(readme)?.[1] ?? "";
  return [...section.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].map(([, name = "", needed]) => ({
    name,
    isNeeded: needed === "needed",
  }));
};

describe.each(types)("%s", (type, file) => {
  it("has one row for each key, which says whether the key is needed", () => {
    expect(declaredKeys(type, file).length).toBeGreaterThan(3);
    expect(documentedKeys(type)).toEqual(declaredKeys(type, file));
  });
});

it("documents no other type", () =>
  expect([...readme.matchAll(/^## `(\w+)`$/gm)].map(([, type]) => type).sort()).toEqual(
    types.map(([type]) => type).sort(),
  ));
