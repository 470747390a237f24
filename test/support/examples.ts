/** Reads the examples out of a page: each `###` section below `## Examples` is one repository and what comes of it. */

export interface Example {
  readonly title: string;
  /** Files by path; a fence of the language `link` holds a link's target. */
  readonly files: ReadonlyMap<string, string | { readonly link: string }>;
  /** Directories named by the policy for the page's host: the lines of a `dirs` fence. */
  readonly dirs: readonly string[];
  /** The edition of the host that reads it, the line of an `edition` fence; absent: the newest. */
  readonly edition: string | undefined;
  /** The names of the repository: the lines of a `repository` fence. */
  readonly repositoryNames: readonly string[];
  /** The last fence without a path: `findings` on a rule's page, `verdicts` on a host's. */
  readonly expected: string;
  /** The policy, where the section has a fence `yaml .github/agent-profile-check.yml`. */
  readonly policy: string | undefined;
  /** The organisation's policy above it, where the section has a fence `yaml organisation`. */
  readonly organisation: string | undefined;
  /** Of a request: who reviews it, from a fence `text reviews`. */
  readonly reviews: string | undefined;
  /** Of a request: who is on GitHub, from a fence `text accounts`. */
  readonly accounts: string | undefined;
  /** Of a request: the policy at its base, from a fence `yaml base`, and files there, from fences `yaml base:PATH`. */
  readonly base: { readonly policy: string | undefined; readonly files: ReadonlyMap<string, string> } | undefined;
}

export function examplesIn(page: string): readonly Example[] {
  const examples = page.split(/^## Examples$/m)[1] ?? "";
  return examples
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const files = new Map<string, string | { link: string }>();
      let dirs: readonly string[] = [];
      let edition: string | undefined;
      let repositoryNames: readonly string[] = [];
      let expected = "";
      let policy: string | undefined;
      let organisation: string | undefined;
      let basePolicy: string | undefined;
      let reviews: string | undefined;
      let accounts: string | undefined;
      const baseFiles = new Map<string, string>();
      for (const [, , language, path, body = ""] of section.matchAll(/^(`{3,})(\w+)(?: ([^\n]+))?\n([\s\S]*?)^\1$/gm)) {
        if (path === ".github/agent-profile-check.yml") policy = body;
        else if (path === "organisation") organisation = body;
        else if (path === "base") basePolicy = body;
        else if (path === "reviews") reviews = body;
        else if (path === "accounts") accounts = body;
        else if (path?.startsWith("base:")) baseFiles.set(path.slice("base:".length), body);
        else if (path) files.set(path, language === "link" ? { link: body.trim() } : body);
        else if (language === "dirs") dirs = body.trim().split("\n");
        else if (language === "repository") repositoryNames = body.trim().split("\n");
        else if (language === "edition") edition = body.trim();
        else expected = body;
      }
      return {
        title: section.slice(0, section.indexOf("\n")),
        files,
        dirs,
        edition,
        repositoryNames,
        expected,
        policy,
        organisation,
        reviews,
        accounts,
        base: basePolicy === undefined && baseFiles.size === 0 ? undefined : { policy: basePolicy, files: baseFiles },
      };
    });
}

/** The page with the result of one example replaced: its fence of the language `findings` or `verdicts`. */
export function withResult(page: string, title: string, language: "findings" | "verdicts", actual: string): string {
  const section = page.indexOf(`### ${title}\n`);
  const fence = page.indexOf(`\`\`\`${language}\n`, section);
  if (section < 0 || fence < 0) throw new Error(`the example "${title}" has no fence \`${language}\``);
  const body = fence + language.length + 4;
  return `${page.slice(0, body)}${actual}${page.slice(page.indexOf("```", body))}`;
}
