/** The sections of CHANGELOG.md, and whether a tag may be released. */

/** What is read of `package.json` and `package-lock.json`. */
export interface Versions {
  readonly package: string;
  readonly lock: string;
}

/** The text of one version's section, without its heading; `undefined` if there is none or it is empty. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.replaceAll("\r\n", "\n").split(/^## /m);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === version);
  const text = section?.slice(section.indexOf("\n") + 1).trim();
  return text === "" ? undefined : text;
}

/** Why a tag cannot be released; empty if it can. */
export function problemsOf(tag: string, versions: Versions, changelog: string): readonly string[] {
  const [, version] = /^v((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2})$/.exec(tag) ?? [];
  if (version === undefined) return [`the tag ${JSON.stringify(tag)} is not a version such as v1.2.3`];
  const heading = new RegExp(`^## ${version.replaceAll(".", "\\.")} - \\d{4}-\\d{2}-\\d{2}$`, "m");
  return [
    ...(versions.package === version ? [] : [`package.json has version ${versions.package}, the tag ${version}`]),
    ...(versions.lock === version ? [] : [`package-lock.json has version ${versions.lock}, the tag ${version}`]),
    ...(heading.test(changelog.replaceAll("\r\n", "\n")) && sectionOf(changelog, version) !== undefined
      ? []
      : [`CHANGELOG.md has no section \`## ${version} - YEAR-MONTH-DAY\` with a text`]),
  ];
}
