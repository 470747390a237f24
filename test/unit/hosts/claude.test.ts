/** Claude Code's reading of files: the quick reader equals the parser, tool lists split, and nothing throws. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import claude from "../../../src/hosts/claude/index.ts";
import { type Agent, agentOf as agentBy } from "../../../src/hosts/claude/subagent/document.ts";
import { partsOf, readingsOf } from "../../../src/hosts/claude/subagent/frontmatter.ts";
import { splitTools } from "../../../src/hosts/claude/subagent/tools.ts";
import { capabilitiesOf, grantsOf } from "../../../src/model/profile.ts";
import { jsonOf } from "../../../src/parsers/node.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { parseYaml, readBunYaml, splitMarkdown } from "../../../src/parsers/yaml/index.ts";
import { readLenient } from "../../../src/parsers/yaml/frontmatter/simple.ts";
import type { Source } from "../../../src/repo/text.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const agentOf = (source: Source): Promise<Agent> => agentBy(source, { edition: "2.1.267" });

const words = fc.constantFrom(
  "Read",
  "Bash(git log:*)",
  "a",
  "null",
  "true",
  "False",
  "12",
  "0",
  "007",
  "1.5",
  "-",
  "- x",
  "[",
  "]",
  "[a, b]",
  "[\"a\", 'b']",
  "{a: 1}",
  "#",
  " #c",
  ": ",
  "a: b",
  "a:",
  "*",
  "&a",
  "!t",
  "|",
  ">",
  "%",
  "@",
  "`",
  '"q"',
  "'q'",
  '"',
  "'",
  ",",
  "x y",
  "日本",
  "🦉",
  "\u00a0",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\t",
  "---",
  "...",
  "<<",
  "?",
  "~",
  "é",
  "",
);
const separators = fc.constantFrom("", " ", "  ", "\n", "\r\n", "\n  ", "\n- ", "\n  - ", ": ", ", ");
const keys = fc.constantFrom("name", "description", "tools", "model", "hooks", "a-b", "null", "n", "true");
const lines = fc.oneof(
  fc
    .tuple(keys, fc.array(fc.oneof(words, separators), { maxLength: 6 }))
    .map(([key, parts]) => `${key}: ${parts.join("")}`),
  fc
    .tuple(keys, fc.array(words, { maxLength: 4 }), fc.constantFrom("", "  ", "    "))
    .map(([key, items, indent]) => `${key}:\n${items.map((item) => `${indent}- ${item}`).join("\n")}`),
  fc.array(fc.oneof(words, separators), { maxLength: 5 }).map((parts) => parts.join("")),
);
const frontmatter = fc
  .tuple(fc.array(lines, { maxLength: 6 }), fc.constantFrom("", "\n"))
  .map(([all, end]) => all.join("\n") + end);

const calm = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      "Read",
      "a",
      "x-y",
      "12",
      "(b:c)",
      "https://x.y",
      "e.g.",
      "it's",
      "so,",
      "é",
      "🦉",
      '"q"',
      '"a b/*.md"',
      "'mcp__x.y'",
      "github/*",
      "0.2",
      "10.50",
      "1.",
      "true",
      "null",
    ),
  },
  { weight: 1, arbitrary: words },
);
const value = fc.oneof(
  fc.array(calm, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
  fc.array(calm, { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
  fc
    .tuple(fc.array(calm, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "  ", "    "))
    .map(([items, indent]) => `\n${items.map((item) => `${indent}- ${item}`).join("\n")}`),
);
const calmFrontmatter = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom("name", "description", "tools", "a_b", "n", "null"),
      fc.tuple(value, fc.constantFrom("", "", "", " ", "  ")),
      { minKeys: 1, maxKeys: 3 },
    ),
    fc.constantFrom("", "\n"),
  )
  .map(
    ([all, end]) =>
      Object.entries(all)
        .map(([key, [text, after]]) => `${key}:${text.startsWith("\n") ? "" : " "}${text}${after}`)
        .join("\n") + end,
  );

describe("the quick reader", () => {
  it("gives what the parser gives, or nothing", async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(calmFrontmatter, frontmatter), fc.nat(50), async (text, base) => {
        const quick = readLenient(text, base);
        if (!quick) return;
        read++;
        expect(quick).toEqual(await parseYaml(text, base));
      }),
      { numRuns: runs(2_000, 20_000) },
    );
    expect(read).toBeGreaterThan(runs(100, 1_000));
  });

  it.each([
    "tools:\n  - Write\u00a0\n  - Read\u3000 ",
    `${"k".repeat(1_030)}: v`,
    "tools:\n- it's  ,  \u3000",
    "name: Read\n   #c",
    "name: Read\n #c\n",
    "name: Read\n\n  # c\n# d\n",
  ])("leaves no more and no less than the parser of %j", async (text) => {
    const quick = readLenient(text, 0);
    if (quick) expect(quick).toEqual(await parseYaml(text, 0));
  });

  it.each([
    'name: a-b\ndescription: Reads, and says "why" (not how).\ntools: Read, Bash(git log:*)\nmaxTurns: 20\nskills:\n  - one\n',
    'tools: ["Read", "Grep"]\ncolor: "red"\nbackground: true\n',
  ])("reads what nearly every file has, as the parser does: %j", async (text) =>
    expect(readLenient(text, 0)).toEqual(await parseYaml(text, 0)),
  );
});

describe("tool lists", () => {
  const split = (text: string) => splitTools(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ["Read, Grep", ["Read", "Grep"]],
    [" Read ,,Grep,", ["Read", "Grep"]],
    ["Read Grep", ["Read", "Grep"]],
    ["Bash(git log:*, git show:*), Read", ["Bash(git log:*, git show:*)", "Read"]],
    ["Bash((a), b), Read", ["Bash((a)", "b)", "Read"]],
    ["Bash(a, Write", ["Bash(a, Write"]],
    ["a), Write", ["a)", "Write"]],
    ["Bash(a)Write, Read", ["Bash(a)Write", "Read"]],
    ["Bash (git *)", ["Bash", "(git *)"]],
    ["Read;Write|Edit\tBash\nGrep", ["Read;Write|Edit\tBash\nGrep"]],
    ["\u00a0Read\u00a0, Bash\t", ["Read", "Bash"]],
    ["[\"Read\", 'Grep']", ['["Read"', "'Grep']"]],
    ["", []],
  ])("split as the host splits them: %s", (text, expected) => expect(split(text)).toEqual(expected));

  it("splits as a scanner that removes what parentheses protect", () => {
    const unit = fc.constantFrom("a", "B", ",", " ", "(", ")", "[", '"', "'", ":", "*", "\t", "\u00a0");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        // An independent statement: commas and spaces inside parentheses become letters, then a plain split.
        let isOpen = false;
        const protectedText = [...text].map((letter) => {
          if (/[()]/.test(letter)) isOpen = letter === "(";
          return isOpen && /[, ]/.test(letter) ? (letter === "," ? "C" : "S") : letter;
        });
        const expected = protectedText
          .join("")
          .split(/[, ]/)
          .map((part) => part.replaceAll("C", ",").replaceAll("S", " ").trim())
          .filter((part) => part !== "");
        expect(split(text)).toEqual(expected);
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it("takes a quote storm in its stride", () => expect(split('"'.repeat(200_001))).toHaveLength(1));
});

describe("the reader of frontmatter", () => {
  const whole = (text: string) => ({ start: 0, end: text.length });

  it("reads what is YAML as the parser of the runtime does", async () => {
    await fc.assert(
      fc.asyncProperty(frontmatter, async (text) => {
        const { node, problem, repeated } = await readBunYaml(text, 0);
        if (problem || node.kind !== "table") return;
        const { tables, fault, leniency } = await readingsOf(text, whole(text), "2.1.267");
        expect({ tables, fault, leniency }).toEqual({ tables: [node], fault: undefined, leniency: repeated });
      }),
      { numRuns: runs(150, 1_500) },
    );
  });

  /** The second try by a restatement on the text alone. */
  const quotedText = async (text: string): Promise<string> => {
    const lines = text.split("\n").map(async (line) => {
      const spaced = line.replace(/^\t+/, (tabs) => "  ".repeat(tabs.length));
      const [, key = "", value = ""] = /^([a-zA-Z_-]+):\s+(.+)$/.exec(spaced) ?? [];
      if (!/[{}[\]*&#!|>%@`]|: /.test(value)) return spaced;
      if (/^"[^]*"$|^'[^]*'$|^["']$/.test(value)) return spaced;
      const alone = /^\[.*\]$/.test(value) ? await readBunYaml(value, 0) : undefined;
      return alone && !alone.problem && alone.node.kind === "list"
        ? spaced
        : `${key}: "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
    });
    return (await Promise.all(lines)).join("\n");
  };

  it("reads the rest as the parser reads the quoted text", async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(frontmatter, async (text) => {
        if (!(await readBunYaml(text, 0)).problem) return;
        const { node, problem } = await readBunYaml(await quotedText(text), 0);
        const { tables, fault } = await readingsOf(text, whole(text), "2.1.267");
        expect(fault === undefined).toBe(problem === undefined);
        if (problem || node.kind !== "table") return;
        read++;
        expect(jsonOf(tables[0])).toEqual(jsonOf(node));
      }),
      // With a seed, since the count below is one of chance.
      { numRuns: runs(600, 5_000), seed: 12 },
    );
    expect(read).toBeGreaterThan(runs(5, 100));
  });

  it("gives every value a place within the frontmatter", async () => {
    await fc.assert(
      fc.asyncProperty(frontmatter, async (text) => {
        const { tables } = await readingsOf(text, whole(text), "2.1.267");
        for (const { value: node } of tables[0].entries) {
          expect(node.span.start).toBeLessThanOrEqual(node.span.end);
          expect(node.span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: runs(100, 1_000) },
    );
  });

  it("never throws, and always has a verdict", async () => {
    const files = fc.oneof(
      frontmatter.map((front) => `---\n${front}\n---\nbody`),
      frontmatter,
      fc.string({ unit: "binary", maxLength: 60 }),
      frontmatter.map((front) => `---\n${front}`),
    );
    await fc.assert(
      fc.asyncProperty(files, async (text) => {
        const { verdict, profile } = await agentOf({ path: "a.md", text });
        if (profile)
          for (const { at } of [...profile.ineffective, ...profile.bypasses, ...profile.extraGrants])
            expect(at.span.end).toBeLessThanOrEqual(text.length);
        expect(verdict.kind === "loaded" ? profile?.name.state : "stated").toMatch(/stated|unreadable/);
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it("grants what the tools say, also where the description is no YAML", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(["Read", "Write", "Bash(ls)", "WebFetch", "Agent", "mcp__a__b"], { minLength: 1 }),
        fc.boolean(),
        async (tools, list) => {
          const file = (description: string) =>
            `---\nname: a\ndescription: ${description}\ntools: ${list ? `[${tools.join(", ")}]` : tools.join(", ")}\n---\n`;
          const of = async (text: string) =>
            capabilitiesOf((await agentOf({ path: "a.md", text })).profile ?? expect.fail());
          const plain = await of(file("plain"));
          expect(await of(file("one: two"))).toEqual(plain);
        },
      ),
      { numRuns: runs(50, 500) },
    );
  });
});

it.each([
  ["--- # a\nname: a\ndescription: b\ntools: Bash\n---\n", "has more than `---` on its first line"],
  ["---yaml\nname: a\ndescription: b\ntools: Bash\n---\n", "has more than `---` on its first line"],
  [" ---\nname: a\ndescription: b\ntools: Bash\n---\n", "is indented"],
  ["\n---\nname: a\ndescription: b\ntools: Bash\n---\n", "does not begin on the file's first line"],
  ["name: a\ndescription: b\ntools: Bash\n---\n", "has no opening `---`"],
  ["---\rname: a\rdescription: b\rtools: Bash\r---\r", "ends its lines with carriage returns alone"],
])("says why %j is left out, and what it would grant", async (text, because) => {
  const { verdict, profile } = await agentOf({ path: "a.md", text });
  expect(verdict).toMatchObject({ kind: "dropped", problem: { message: `the frontmatter ${because}` } });
  expect(verdict.kind === "dropped" && verdict.problem.kind).toBeUndefined();
  expect(profile && capabilitiesOf(profile)).toContain("execute");
});

it.each(["----\n\ntext\n", "--- a rule ---\n\ntext\n", "# Title\n---\ntext\n"])(
  "takes %j for a document",
  async (text) => {
    expect((await agentOf({ path: "a.md", text })).verdict).toMatchObject({ problem: { kind: "document" } });
  },
);

it.each(["PreToolUse", "PermissionRequest", "PostToolUse", "Stop", "Notification"])(
  "does not take hooks without an inner list for working ones: %s",
  async (event) => {
    const path = ".claude/agents/a.md";
    const text = `---\nname: a\ndescription: b\nhooks: {${event}: [{matcher: Bash, command: ./x.sh}]}\n---\n`;
    for (const edition of claude.editions) {
      const { verdict, profile } = itemOf(await loadIn(claude, { [path]: text }, { edition }), path);
      const kinds = profile?.ineffective.map(({ kind }) => kind);
      const isGuard = event.startsWith("P") && event !== "PostToolUse";
      if (isGuard && edition !== "2.1") expect([verdict.kind, kinds]).toEqual(["dropped", []]);
      else expect([verdict.kind, kinds]).toEqual(["loaded", [isGuard ? "limit" : "value"]]);
    }
  },
);

describe("what does not do what it says", () => {
  const said = async (line: string) => {
    const { profile } = await agentOf({ path: "a.md", text: `---\nname: a\ndescription: b\n${line}\n---\n` });
    return [
      ...(profile?.bypasses ?? []).map(({ setting, value, effect }) => `${effect} ${setting}: ${value}`),
      ...(profile?.ineffective ?? []).map(({ kind, what }) => `${kind} ${what}`),
    ];
  };

  it.each([
    ["permissionMode: bypassPermissions", ["bypass permissionMode: bypassPermissions"]],
    ["permissionMode: Bypass_Permissions", ["unhonoured permissionMode: Bypass_Permissions"]],
    ["permissionMode: ' bypassPermissions '", ["unhonoured permissionMode:  bypassPermissions "]],
    ["permissionMode: [acceptEdits]", ["unhonoured permissionMode: acceptEdits"]],
    ["permissionMode: yolo", ["unhonoured permissionMode: yolo"]],
    ["permissionMode: auto-edit", ["unhonoured permissionMode: auto-edit"]],
    ["permissionMode: ask", ["value permissionMode: ask"]],
    ["permissionMode: dontAsk", []],
    ["PermissionMode: bypassPermissions", ["unhonoured PermissionMode: bypassPermissions", "value PermissionMode"]],
    ["permission mode: bypassPermissions", ["unhonoured permission mode: bypassPermissions", "value permission mode"]],
    [
      "permissions: {defaultMode: bypassPermissions}",
      ["unhonoured permissions: bypassPermissions", "metadata permissions"],
    ],
    ["permissions: {deny: [Bash]}", ["limit permissions"]],
    ["mode: bypassPermissions", ["unhonoured mode: bypassPermissions", "metadata mode"]],
    ["mode: subagent", ["metadata mode"]],
    ["skip-permissions: true", ["unhonoured skip-permissions: true", "metadata skip-permissions"]],
    ["allowed tools: Read", ["limit allowed tools"]],
    ["TOOLS: Read", ["limit TOOLS"]],
    ["disallowedTools: {Bash: true}", ["limit disallowedTools"]],
    ["disallowedTools: '[Bash]'", ["unknown-tool [Bash]"]],
    ["disallowedTools: [Bash, {x: y}]", ["limit disallowedTools"]],
    ["disallowedTools: '*'", ["limit *"]],
    ["disallowedTools: all", ["unknown-tool all"]],
    ["disallowedTools: []", []],
    ["tools: Bash(git", ["unknown-tool Bash(git"]],
    ["hooks: {Stop: ./x.sh}", ["value hooks"]],
    ["tools: Read(docs/**), Bash(*)", ["scope Read(docs/**)"]],
    ["# --- x\ntools: Read", ["cut tools"]],
    ["note: a --- b", ["cut note: a --- b", "metadata note"]],
    ["note: a\rtools: Bash", ["cut tools: Bash", "metadata note"]],
    ["hooks: {}", []],
    ["hooks: {Stop: [{command: ./x.sh}]}", ["value hooks"]],
    ["hooks: {PreToolUse: [{matcher: Bash, command: ./x.sh}]}", []],
    ["hooks: {preToolUse: [{hooks: [{type: command, command: ./x.sh}]}]}", ["limit hooks.preToolUse"]],
    ["hooks: {SessionStart: [{hooks: [{type: command, command: ./x.sh}]}]}", ["value hooks.SessionStart"]],
    ["tools: Agent(a, b), AskUserQuestion", ["scope Agent(a, b)", "value AskUserQuestion"]],
    ["initialPrompt: Begin.\ntools: Agent(a, b), AskUserQuestion", []],
    ["initialPrompt: Begin.\ntools: Bash(git log)", ["scope Bash(git log)"]],
    ["initialPrompt: ''\ntools: AskUserQuestion", ["value AskUserQuestion"]],
    ["initialPrompt: [Begin.]\ntools: AskUserQuestion", ["value AskUserQuestion"]],
    ["memory: false", ["value memory: false"]],
  ])("%s", async (line, expected) => expect(await said(line)).toEqual(expected));
});

describe("what a profile may do", () => {
  const everything = ["read", "write", "execute", "network", "delegate", "external"];
  const may = async (front: string, closing = "---") =>
    capabilitiesOf(
      (await agentOf({ path: "a.md", text: `---\nname: a\ndescription: b\n${front}\n${closing}\n` })).profile ??
        expect.fail(),
    );

  it.each([
    ["tools: Read, Edit Bash(ls)", ["read", "write", "execute"]],
    ["tools: Read Edit", ["read", "write"]],
    ["tools: Read(docs) Bash(git)", ["read", "execute"]],
    ["tools: mcp__a__b Bash", ["execute", "external"]],
    ["tools: Read *", everything],
    ["tools: '*(x)'", []],
    ['tools: \'["Read", "Bash"]\'', []],
    ["tools:\n  - Read\n  - Bash(npm: test)", ["read"]],
    ["tools: [[Read, Write]]", []],
    ["tools: Read # , Bash", ["read"]],
    ["color: a: b\ntools: Read # , Bash", ["read", "execute"]],
    ["color: a: b\ntools: [Read, Bash]", ["read", "execute"]],
    ["color: a: b\ntools: [Read, Bash, Write]  ", ["execute"]],
    ["tools: Bash(git: log), Read  ", ["read", "execute"]],
    ["tools: Read\ntools: Bash", ["execute"]],
    ["tools: Read\n# c\rtools: Bash", ["execute"]],
    ["tools: Read\n# --- c ---\ntools: Bash", ["read"]],
    ["# --- c ---\ntools: Read", everything],
    ["x: &x {tools: Bash}\n<<: *x", ["execute"]],
    ["x: &x {tools: Bash}\n<<: *x\ntools: Read", ["read"]],
    ['broken\n"tools": Bash', ["execute"]],
    ["color: a: b\ntools: Read\ndisallowedTools: [Read]", []],
    ["tools: Bash(git:*)\ndisallowedTools: Bash", []],
    ["tools: Bash\ndisallowedTools: Bash(rm:*)", []],
    ["disallowedTools: \"'Bash', 'Write', 'Edit', 'NotebookEdit', 'Monitor', 'PowerShell'\"", everything],
    ["tools: mcp__a__b\ndisallowedTools: mcp__a", []],
    ["tools: mcp__a__b\ndisallowedTools: mcp__a__", ["external"]],
    ["tools: [Read]\nmemory: user", ["read", "write"]],
    ["tools: [Read]\nmemory: user\ndisallowedTools: Write, Edit", ["read"]],
    ["tools: [Read]\nobserver: watcher, other", ["read", "delegate"]],
    ["tools: [Read]\nobserver: ' '", ["read"]],
    ["tools: [Read]\nobserver: [watcher]", ["read"]],
    ["tools: [Read]\nObserver: watcher", ["read"]],
    ["tools:", []],
    ["tools: {Read: true}", []],
    ["{", everything],
  ])("is what its lists give: %s", async (front, expected) => expect(await may(front)).toEqual(expected));

  it.each([
    ["tools: Read;Bash", []],
    ["tools: Read/Bash|Write", []],
    ["tools: Bash(git", []],
    ["tools: 'Ｂａｓｈ'", []],
    ['tools: "Ba\\u200bsh"', []],
    ["tools: B*", []],
    ["tools: '**'", []],
    ["tools: all", []],
    ["tools: Bash\ndisallowedTools: B*", ["execute"]],
    ["tools: Bash\ndisallowedTools: '*'", ["execute"]],
    ["tools: Bash\ndisallowedTools: Bash(*)", []],
    ["tools: Bash\ndisallowedTools: {Bash: true}", ["execute"]],
    ["tools: []\nmemory: false", []],
    ["tools: []\nmemory: none", []],
    ["tools: []\nmemory: User", []],
    ["tools: []\nhooks: {Stop: [{hooks: [{type: command, command: [rm, x]}]}]}", ["execute"]],
    ["tools: []\nhooks: {Stop: [{hooks: [{type: command, script: x}]}]}", ["execute"]],
    ["tools: []\nhooks: {Stop: ./x.sh}", []],
    ["tools: []\nmcpServers: {x: {type: stdio}}", []],
    ["tools: []\nmcpServers: [{x: {type: http}}]", ["network", "external"]],
    ["tools: []\nmcpServers: [{x: {url: u, headersHelper: ./x.sh}}]", ["execute", "network", "external"]],
    ["tools: []\nmcpServers: [{x: {command: 5}}, alpha]", []],
  ])("takes %j for what it does", async (front, expected) => expect(await may(front)).toEqual(expected));

  it("reads to the first three dashes", async () => {
    expect(await may("tools: Read\n----: x\nmemory: user")).toEqual(["read"]);
    expect(await may("tools: Read", "------")).toEqual(["read"]);
    expect(await may("tools: Read", "  ---")).toEqual(["read"]);
  });
});

describe("fences", () => {
  /** Most texts open a fence: by chance few would. */
  const opening = fc.constantFrom("---\n", "---\n", "--- \r\n", "\ufeff---\n", "");
  const pieces = fc.array(
    fc.constantFrom("---", "----", "\n", " ", "name: x", "```", "\r\n", "\r", "\ufeff", "text", "\u00a0", "--"),
    { maxLength: 12 },
  );

  it("ends the frontmatter at the first three dashes", () => {
    fc.assert(
      fc.property(opening, pieces, (open, parts) => {
        const text = open + parts.join("");
        const [whole = "", front = ""] = /^\ufeff?---\s*\n([^]*?)---/.exec(text) ?? [];
        const found = partsOf(text);
        expect(found !== undefined).toBe(whole !== "");
        if (!found) return;
        expect(text.slice(found.front.start, found.front.end)).toBe(front);
        expect(text.slice(found.body.start)).toBe(text.slice(whole.length));
      }),
      { numRuns: runs(300, 5_000) },
    );
  });

  it("never reads past the text", () => {
    fc.assert(
      fc.property(
        opening,
        fc.array(fc.constantFrom("---", "----", "\n", " ", "name: x", "```", "\r\n", "\ufeff", "text"), {
          maxLength: 12,
        }),
        (open, parts) => {
          const text = open + parts.join("");
          const found = splitMarkdown(text);
          if (found.kind === "none") return;
          expect(found.front.start).toBeLessThanOrEqual(found.front.end);
          expect(found.front.end).toBeLessThanOrEqual(text.length);
          if (found.kind === "fenced") expect(found.body.start).toBeGreaterThanOrEqual(found.front.end);
        },
      ),
      { numRuns: runs(50, 500) },
    );
  });
});

describe("what is large", () => {
  const head = "---\nname: a\ndescription: b\n";

  it.each<[string, number, (size: number) => string]>([
    ["a prompt", 3_000, (size) => `${head}---\n${"word: word - ---x\n".repeat(size)}`],
    ["a frontmatter that does not end", 600, (size) => `---\n${"word: word\n".repeat(size)}`],
    ["deep nesting", 40, (size) => `${head}hooks: ${"[".repeat(size)}${"]".repeat(size)}\n---\n`],
    ["very deep nesting", 2_500, (size) => `${head}hooks: ${"[".repeat(size)}\n---\n`],
    ["many commas", 4_000, (size) => `${head}tools: ${"Read,".repeat(size)}\n---\n`],
    ["many spaces", 5_000, (size) => `${head}tools: a${" ".repeat(size)}b\n---\n${" ".repeat(size)}x`],
    ["many broken lines", 100, (size) => `${head}${"text: a: b\nmore\n".repeat(size)}---\n`],
    [
      "many mended lines of different keys",
      200,
      (size) =>
        `${head}${letters(size)
          .map((key) => `${key}: a: b\n`)
          .join("")}---\n`,
    ],
    [
      "aliases of aliases, searched for hooks",
      60,
      (size) =>
        `${head}a: &a [${"{x: 1},".repeat(size)}]\nb: &b [${"*a,".repeat(size)}]\nc: &c [${"*b,".repeat(size)}]\nd: [${"*c,".repeat(size)}]\n---\n`,
    ],
    ["a key many times", 125, (size) => `${head}${"tools: Read\n".repeat(size)}---\n`],
  ])("takes time in proportion to its length: %s", (_, size, textOf) =>
    expectLinear(size, textOf, (text) => agentOf({ path: "a.md", text })),
  );

  it("drops a file with an alias bomb, whose hooks have a fault, and still has a profile", async () => {
    const text = `${head}a: &a [x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c]\nhooks: [*d, *d, *d, *d, *d]\nmcpServers: [*d, *d]\n<<: [*d, *d]\n---\n`;
    const { verdict, profile } = await agentOf({ path: "a.md", text });
    expect([verdict.kind, profile?.name.state]).toEqual(["dropped", "stated"]);
  });
});

it("takes the last of two values in a file for `--agents`", async () => {
  const text =
    '{ "a": { "description": "d", "prompt": "p", "tools": ["Read"], "tools": ["Bash"], "memory": false, "memory": "user" } }';
  const repo = await RepoIndex.of(treeOf({ "ci.json": text }));
  const { items } = await claude.load(repo, { starts: [], repositoryRoots: [""], dirs: ["ci.json"] }, "2.1");
  expect(
    items[0]?.profile && grantsOf(items[0].profile).map(({ tool, capability }) => `${tool} ${capability}`),
  ).toEqual(["Bash execute", "memory read", "memory write"]);
});

describe("layers", () => {
  const profile = (name: string) => `---\nname: ${name}\ndescription: Reads.\ntools: Read\n---\n`;
  const verdicts = async (files: Readonly<Record<string, string>>, starts: readonly string[], home?: string) => {
    const repo = await RepoIndex.of(treeOf(files));
    const { items } = await claude.load(
      repo,
      { starts, repositoryRoots: [""], dirs: [], ...(home === undefined ? {} : { user: { home } }) },
      "2.1",
    );
    return Object.fromEntries(
      items
        .filter(({ files: [file] }) => file !== undefined)
        .map(({ files: [file], verdict }) => [
          file,
          verdict.kind === "shadowed" ? `by ${verdict.by.files[0]}` : verdict.kind,
        ]),
    );
  };

  it("shadows only what no session would offer", async () => {
    const files = {
      ".claude/agents/a.md": profile("a"),
      "x/.claude/agents/a.md": profile("a"),
      "~/.claude/agents/a.md": profile("a"),
      "~/.claude/agents/b.md": profile("b"),
    };
    expect(await verdicts(files, ["", "x"], "~")).toEqual({
      ".claude/agents/a.md": "loaded",
      "x/.claude/agents/a.md": "loaded",
      "~/.claude/agents/a.md": "by .claude/agents/a.md",
      "~/.claude/agents/b.md": "loaded",
    });
    expect(await verdicts(files, ["x"])).toEqual({
      ".claude/agents/a.md": "by x/.claude/agents/a.md",
      "x/.claude/agents/a.md": "loaded",
    });
  });

  it("replaces built-ins without a fault", async () => {
    const repo = await RepoIndex.of(treeOf({ ".claude/agents/e.md": profile("Explore") }));
    const { items } = await claude.load(repo, { starts: [""], repositoryRoots: [""], dirs: [] }, "2.1");
    expect(
      items
        .filter(({ files, verdict }) => files.length === 0 && verdict.kind === "shadowed")
        .map(({ profile: built }) => built?.identity),
    ).toEqual(["Explore"]);
  });
});

/** Different words of letters alone. */
function letters(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) =>
    i.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26))),
  );
}

describe("an indented end of the frontmatter", () => {
  const cuts = async (behind: string) =>
    (
      await agentOf({ path: "a.md", text: `---\nname: a\ndescription: b\n ---\n${behind}` })
    ).profile?.ineffective.filter(({ kind }) => kind === "cut").length;

  it.each(["tools: Read\n", "\n\ntools: Read\n---\nPrompt.\n", "permissionMode: plan\n"])(
    "is told where the frontmatter seems to go on: %j",
    async (behind) => expect(await cuts(behind)).toBe(1),
  );

  it.each(["Prompt.\n", "Note: tools come later.\n", "Prompt.\ntools: Read\n"])(
    "is visible before a prompt: %j",
    async (behind) => expect(await cuts(behind)).toBe(0),
  );
});
