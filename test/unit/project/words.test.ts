/** Words that this project does not use in what people read: messages, pages, help and documents. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { literalsIn } from "../../support/literals.ts";

/** Each with what to write instead. */
const words: Readonly<Record<string, readonly [pattern: RegExp, instead: string]>> = {
  mend: [/\bmend\w*/gi, "fix"],
  "may do more": [/\bmay do more\b/gi, "gains power, can do more"],
  "stood at the base": [/\bstood at the base\b/gi, "existing findings"],
  "be had": [/\bbe had\b/gi, "be fetched"],
  "is about no": [/\bis about no\b/gi, "matches no"],
  "is heard": [/\bis heard\b/gi, "is honoured"],
  "look after": [/\blook(?:s|ed|ing)? after\b/gi, "maintain"],
  "nobody answers": [/\bnobody answers\b/gi, "no owner found"],
  "this host": [/\bthis host\b/gi, "the host's name"],
  "without a word": [/\bwithout a word\b/gi, "silently"],
  "counts no more": [/\bcounts no more\b/gi, "no longer applies"],
  "left alone": [/\bleft alone\b/gi, "kept"],
  "passed over": [/\bpass(?:ed|es)?\s+(?:it\s+)?over\b/gi, "skipped, ignored"],
  "of one name": [/\bof\s+one\s+name\b/gi, "with the same name"],
  "told by": [/\btold\s+by\b/gi, "recognised by"],
  remark: [/\bremarks?\b/gi, "finding, comment"],
  "outside of": [/\boutside\s+of\b/gi, "outside"],
  "in use where": [/\bin\s+use\s+where\b/gi, "counts as in use if"],
  "written down": [/\bwritten\s+down\b/gi, "literal"],
  "as good as": [/\bas\s+good\s+as\b/gi, "counts as"],
  "leads nowhere": [/\bleads?\s+nowhere\b/gi, "is broken"],
  "that is not trusted": [/\bthat\s+is\s+not\s+trusted\b/gi, "untrusted"],
  "Read are": [/\bRead\s+are\b/g, "The check reads"],
  "takes down": [/\btakes?\s+(?:\w+\s+){1,4}down\b/gi, "disables"],
  "but for": [/\bbut\s+for\b/gi, "except"],
  "read as by": [/\bread\s+as\s+by\b/gi, "parsed like"],
  "counts for nothing": [/\bcounts\s+for\s+(?:nothing|itself)\b/gi, "has no effect, counts separately"],
  // GitHub's API and HTTP have requests of their own.
  request: [
    /(?<!\b(?:pull|merge)(?:-|\s+))(?<!\b(?:API|HTTP|GET|POST)\s)(?<![\w-])requests?\b(?![-_:=(/]| (?:to|per|of) (?:GitHub|the API|the server|minute|hour)|s? timed out)/gi,
    "pull request",
  ],
};

const below = (directory: string, extension: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((path) => `${directory}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(extension));
const pages = [
  ...readdirSync(".").filter((path) => path.endsWith(".md")),
  ...below("src", ".md"),
  ...below("docs", ".md"),
  "action.yml",
  "check/action.yml",
  "comment/action.yml",
];
const code = below("src", ".ts").filter((path) => !path.startsWith("src/generated/"));

/** A page without what its readers write themselves: inline code, comments, addresses, and examples of files. */
function proseOf(page: string): string {
  return page
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^(`{3,})(?!findings|verdicts|text|console)\w+.*\n[\s\S]*?^\1$/gm, "")
    .replace(/`[^`\n]*`/g, "``")
    .replace(/\]\([^)\s]*\)/g, "]");
}

/** The literals that are more than a name. */
function messagesOf(source: string): string {
  return literalsIn(source)
    .filter((literal) => /\s/.test(literal))
    .join("\n");
}

/** Rooms whose requests are those of a host or of GitHub's API. */
const ownRequests = /^src\/(?:hosts|platform)\//;

function faultsIn(text: string, path = ""): readonly string[] {
  return Object.entries(words).flatMap(([word, [pattern, instead]]) =>
    word === "request" && ownRequests.test(path)
      ? []
      : (text.match(pattern) ?? []).map((found) => `${path ? `${path}: ` : ""}"${found}": write "${instead}"`),
  );
}

it.each(pages)("%s uses the field's words", (path) =>
  expect(faultsIn(proseOf(readFileSync(path, "utf8")), path)).toEqual([]),
);

it("the messages of the code use the field's words", () =>
  expect(code.flatMap((path) => faultsIn(messagesOf(readFileSync(path, "utf8")), path))).toEqual([]));

it.each([
  ["this request widens", 1],
  ["a request's head, and requests", 2],
  ["the pull request, pull requests, a pull-request", 0],
  ["`pull_request` and pull-requests: read", 0],
  ["the API request, a request to GitHub", 0],
])("counts the requests in %j", (text, count) => expect(faultsIn(proseOf(text))).toHaveLength(count));

it("finds the literals of code", () =>
  expect(
    literalsIn(
      'const a = \'b c\' + /"[/"]/.source; // "no"\n/* \'no\' */ f(`x ${y + "z" + `{${1}}`} w`, a / b, "q\\"r");',
    ),
  ).toEqual(["b c", "x ", "z", "{", "}", " w", 'q\\"r']));
