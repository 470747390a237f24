/** Markdown as GitHub's own parser reads it: the `cmark-gfm` of the machine, as a tree. */
import { spawnSync } from "node:child_process";

export interface Element {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** Of a text, a code span or a piece of HTML. */
  readonly text: string;
}

/** Whether the parser is there. In CI it has to be, on the systems whose package managers have it. */
export function hasParser(): boolean {
  if (spawnSync("cmark-gfm", ["--version"]).status === 0) return true;
  if (process.env.CI && process.platform === "linux") throw new Error("no cmark-gfm: apt-get install cmark-gfm");
  process.stderr.write("what Markdown means to GitHub is not tested: there is no cmark-gfm here\n");
  return false;
}

export function parseGfm(markdown: string): Element {
  const extensions = ["table", "strikethrough", "autolink", "tasklist", "footnotes"].flatMap((name) => ["-e", name]);
  const { status, stdout, stderr } = spawnSync("cmark-gfm", ["-t", "xml", "--unsafe", ...extensions], {
    input: markdown,
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`cmark-gfm: ${stderr}`);
  return elementOf(stdout.slice(stdout.indexOf("<document")));
}

/** Every element, its children after it. */
export function* walk(element: Element): Iterable<Element> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

/** What a reader sees of it. */
export function textOf(element: Element): string {
  return [...walk(element)]
    .map(({ kind, text }) =>
      kind.startsWith("html_") ? "" : kind === "softbreak" || kind === "linebreak" ? "\n" : text,
    )
    .join("");
}

interface Open {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The XML that `cmark-gfm` prints: elements, attributes, character data, five entities; nothing else. */
function elementOf(xml: string): Element {
  const root: Open = { kind: "", attributes: {}, children: [], text: "" };
  const stack = [root];
  for (const [, close, kind, attributes = "", empty, data] of xml.matchAll(
    /<(\/)?([a-z_]+)((?:\s+[a-z:_]+="[^"]*")*)\s*(\/)?>|([^<]+)/g,
  )) {
    const top = stack.at(-1) ?? root;
    if (data !== undefined) top.text += top.children.length === 0 ? decode(data) : "";
    else if (close) {
      stack.pop();
      if (top.children.length > 0) top.text = "";
    } else if (kind !== undefined) {
      const pairs = [...attributes.matchAll(/([a-z:_]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        decode(value),
      ]);
      const element: Open = {
        kind,
        attributes: Object.fromEntries(pairs) as Record<string, string>,
        children: [],
        text: "",
      };
      if (top.children.length === 0) top.text = "";
      top.children.push(element);
      if (!empty) stack.push(element);
    }
  }
  const [document] = root.children;
  if (!document) throw new Error("cmark-gfm printed no document");
  return document;
}

function decode(text: string): string {
  return text.replace(
    /&(lt|gt|quot|amp);/g,
    (_, name: "lt" | "gt" | "quot" | "amp") => ({ lt: "<", gt: ">", quot: '"', amp: "&" })[name],
  );
}
