/** goose: what the page's examples leave out. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import goose from "../../../src/hosts/goose/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { detectHost } from "../../../src/inspect/detect.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import type { Repository } from "../../support/judging.ts";
import { powerBetween } from "../../support/powers.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network external";

describe("agents", () => {
  it.each([
    ["---\nname: a\n---\n", `loaded, ${all}`],
    ["---\nname: a\ndescription:\n---\n", `loaded, ${all}`],
    ["---\nname: a\ndescription: [x]\n---\n", `dropped, ${all}`],
    ["---\nname: a\nmodel: 3\n---\n", `loaded, ${all}`],
    ["---\nname: true\n---\n", `loaded, ${all}`],
    ["---\nname: ~\n---\n", `loaded, ${all}`],
    ["---\nname: a\nother: 1\nother: 2\n---\n", `loaded, ${all}`],
    ["--- name: a ---\n", `loaded, ${all}, value ---`],
    ["---\nname: a\nmodel: x---y\ntools: Read\n---\n", `loaded, ${all}, value ---`],
    ["---\nname: 'true'\n---\n", `loaded, ${all}`],
    ["---\nname: a\nname: b\n---\n", `dropped, ${all}`],
    ["---\nname: a\nallowed-tools: Read\n---\n", `loaded, ${all}, limit allowed-tools`],
    ["---\nname: a\nyolo: true\n---\n", `loaded, ${all}, unhonoured yolo`],
    ["---\nname: a\n", "dropped"],
    ["# Notes\n\n---\nname: a\n---\n", `loaded, ${all}`],
    ["", "dropped"],
  ])("%j: %s", async (text, expected) =>
    expect(shortOf(itemOf(await loadIn(goose, { ".goose/agents/a.md": text }), ".goose/agents/a.md"))).toBe(expected),
  );

  it("passes over in another host's folder what it does not load", async () => {
    const { items } = await loadIn(goose, {
      ".claude/agents/a.md": "---\ndescription: d\n---\n",
      ".claude/agents/README.md": "# x",
      ".claude/agents/x/b.md": "---\nname: b\n---\n",
      ".agents/agents/c.md": "---\nname: c\n---\n",
    });
    expect(items.map(({ files, verdict }) => `${files[0]} ${verdict.kind}`)).toEqual([
      ".claude/agents/README.md passed-over",
      ".claude/agents/a.md passed-over",
      ".agents/agents/c.md loaded",
    ]);
  });

  it("looks where a session starts and not above", async () => {
    const { items } = await loadIn(goose, {
      ".goose/agents/a.md": "---\nname: a\n---\n",
      "x/.goose/agents/a.md": "---\nname: a\n---\n",
    });
    expect(items.map(({ verdict }) => verdict.kind)).toEqual(["loaded", "loaded"]);
  });

  it("tells the mode that every delegate has", async () => {
    expect(
      itemOf(await loadIn(goose, { ".goose/agents/a.md": "---\nname: a\n---\n" }), ".goose/agents/a.md").profile
        ?.permissionMode,
    ).toMatchObject({ state: "implied", value: "auto" });
  });

  it("reads what a policy names, recipes and agents alike", async () => {
    const { items } = await loadIn(
      goose,
      { "shared/a.md": "---\nname: a\n---\n", "shared/b.yaml": "title: t\ndescription: d\nprompt: p\n" },
      { dirs: ["shared"] },
    );
    expect(items.map(shortOf)).toEqual([`loaded, ${all}`, `loaded, ${all}`]);
  });
});

describe("use", () => {
  it.each([
    [".goose/agents/a.md", "own"],
    [".agents/recipes/a.yaml", "own"],
    [".claude/agents/a.md", "none"],
    [".agents/agents/a.md", "none"],
  ])("%s: %s", async (path, kind) => {
    const never = (): boolean => false;
    expect(
      (
        await detectHost("goose", goose, await RepoIndex.of(treeOf({ [path]: "" })), {
          requested: never,
          policy: never,
          base: never,
          user: undefined,
        })
      ).kind,
    ).toBe(kind);
  });
});

it.each([
  ["extensions: [{ type: stdio, name: a, cmd: x, args: [y] }]", "command:x y"],
  ["extensions: [{ type: sse, name: a, uri: https://x }]", "url:https://x"],
  ["extensions: [{ type: inline_python, name: a, code: print() }]", "command:print()"],
  ["extensions: [{ type: platform, name: a }]", ""],
  ["extensions: [{ type: frontend, name: a }]", "reference:a"],
  ["extensions: 3", ""],
  ["retry: { on_failure: ./x.sh }", "command:./x.sh"],
])("counts of a recipe %s", async (line, expected) => {
  const { profile } = itemOf(
    await loadIn(goose, { ".goose/recipes/a.yaml": `title: t\ndescription: d\nprompt: p\n${line}\n` }),
    ".goose/recipes/a.yaml",
  );
  expect(
    [...(profile?.servers ?? []), ...(profile?.hooks ?? [])].map(({ kind, value }) => `${kind}:${value}`).join(),
  ).toBe(expected);
});

it("sees the server that stands behind a long list of extensions", async () => {
  const extensions = [
    ...Array.from({ length: 700 }, (_, i) => `  - { type: builtin, name: b${i} }`),
    "  - { type: stdio, name: last, cmd: ./run }",
  ].join("\n");
  const { profile } = itemOf(
    await loadIn(goose, {
      ".goose/recipes/a.yaml": `title: t\ndescription: d\nprompt: p\nextensions:\n${extensions}\n`,
    }),
    ".goose/recipes/a.yaml",
  );
  expect(profile?.servers.map(({ name }) => name)).toEqual(["last"]);
});

it("leaves out a recipe that has a key twice, and judges both", async () => {
  for (const text of [
    "extensions: []\nextensions: [{ type: stdio, name: a, cmd: ./run }]\ntitle: t\ndescription: d\nprompt: p\n",
    '{ "title": "t", "description": "d", "prompt": "p", "extensions": [], "extensions": [{ "type": "stdio", "name": "a", "cmd": "./run" }] }',
  ]) {
    const item = itemOf(await loadIn(goose, { ".goose/recipes/a.yaml": text }), ".goose/recipes/a.yaml");
    expect(item).toMatchObject({
      verdict: { kind: "dropped", problem: { message: "the key `extensions` appears twice" } },
      profile: { servers: [{ name: "a" }] },
    });
  }
});

it("reads a recipe inside a key of that name too", async () => {
  const { items } = await loadIn(goose, {
    ".goose/recipes/a.yaml":
      "recipe:\n  title: t\n  description: d\n  prompt: p\n  sub_recipes: [{ name: b, path: ../../../b.yaml }]\n",
  });
  expect(items[0]).toMatchObject({
    verdict: { kind: "loaded" },
    profile: { prompt: { text: "p" }, paths: [{ reach: { kind: "outside" } }] },
  });
});

it("never throws, whatever the file holds", async () => {
  const piece = fc.constantFrom(
    "---",
    "\n",
    "name: ",
    "a",
    "title: t\n",
    "description: d\n",
    "prompt: p\n",
    "extensions: ",
    "sub_recipes: ",
    "retry: ",
    "[{path: ../../x}]",
    "[a, *]",
    "{a: {cmd: [x]}}",
    "- ",
    "  ",
    "*x",
    "&x ",
    "<<: ",
    "\t",
    "null",
    "\ufeff",
    "{",
    "]",
    "'",
    "{{ x }}",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom(".goose/agents/a.md", ".goose/recipes/a.yaml", ".goose/recipes/a.json"),
      async (pieces, path) => {
        const load = await loadIn(goose, { [path]: pieces.join("") });
        expect(load.items).toHaveLength(1);
      },
    ),
    { numRuns: runs(40, 400) },
  );
});

describe("templates", () => {
  const recipe = (more: string) => `title: t\ndescription: d\n${more}\n`;
  const parameter = (value: string) =>
    `parameters: [{ key: p, default: ${JSON.stringify(value)} }]\ninstructions: Do {{ p }} now`;

  it.each([
    ["instructions: Do {{ p }} and {{q}}.", 0],
    ["instructions: |\n  Do {{ p }}\n  and more.", 0],
    [parameter("a, b: c"), 1],
    [parameter("all of it, twice"), 0],
    [parameter("x\nretry: {}"), 1],
    [parameter("x\n and more"), 0],
    ["instructions: Do {{ p | upper }}.", 0],
    ["instructions: Write docs/{{ p | lower | replace(' ', '-') }}.md.", 0],
    ['instructions: Do {{ p|default("all")|trim }}.', 0],
    ["instructions: |\n  Do:\n  {{ p | indent(2) }}", 0],
    ["instructions: Do {{ p | replace('x', '\\n') }}.", 1],
    ["instructions: Do {{ p | replace('x', ': ') }}.", 1],
    ["instructions: Do {{ p | default('[') }}.", 1],
    ["instructions: Do {{ p | tojson }}.", 1],
    ["instructions: Do {{ p | replace(q, 'x') }}.", 1],
    ["instructions: Do {{ p.q | lower }}.", 1],
    ["instructions: Do {{ p | }}.", 1],
    ["instructions: 'Do {{ p | replace(' ', '-') }}'", 1],
    [parameter("a_b: c").replace("{{ p }}", "{{ p | replace('_', ' ') }}"), 1],
    [parameter("a:_c").replace("{{ p }}", "{{ p | replace('_', ' ') }}"), 1],
    [parameter("a, b").replace("{{ p }}", "{{ p | upper | replace('B', 'c') }}"), 0],
    [parameter("a:_c").replace("{{ p }}", "{{ p | lower }}"), 0],
    ["instructions: Do {{ 'x' }}.", 1],
    ["instructions: Do {{- p -}}.", 1],
    ["instructions: Do {{\n'x' }}.", 1],
    ["instructions: Do {% if p %}x{% endif %}.", 1],
    ["instructions: Do it.\nre{# #}try: { checks: [{ type: shell, command: x }] }", 1],
    ["instructions: Do {{ it.", 1],
    ["# {% include '/etc/hosts' %}\ninstructions: Do it.", 1],
  ])("%j: %i unjudged", async (lines, count) => {
    const load = await loadIn(goose, { ".goose/recipes/a.yaml": recipe(lines) });
    expect(load.unjudged).toHaveLength(count);
    const item = itemOf(load, ".goose/recipes/a.yaml");
    expect(shortOf(item)).toBe(`loaded, ${count === 0 ? all : "read write execute network delegate external"}`);
  });

  it("give the same keys whatever an accepted filter makes of a word", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom("lower", "upper", "trim", "title", "capitalize", "indent(4)", "replace(' ', '-')", "d('x')"),
          { minLength: 1, maxLength: 4 },
        ),
        fc.constantFrom("Do {{ p FILTERS }} now", "|\n  Do {{ p FILTERS }}\n  {{p FILTERS}}", '"{{ p FILTERS }}"'),
        async (filters, form) => {
          const tag = filters.map((filter) => `| ${filter}`).join(" ");
          const load = await loadIn(goose, {
            ".goose/recipes/a.yaml": recipe(`instructions: ${form.replaceAll("FILTERS", tag)}`),
          });
          expect(load.unjudged).toEqual([]);
        },
      ),
    ));

  it.each([
    ["{% include 'x.yaml' %}", "inside"],
    ['{%- extends "../x.yaml" -%}', "outside"],
    ["{% include '/etc/hosts' %}", "outside"],
    ["{% from '../../x' import y %}", "outside"],
  ])("%s leads %s", async (text, kind) => {
    const load = await loadIn(goose, { ".goose/recipes/a.json": text, ".goose/recipes/x.yaml": "" });
    expect(itemOf(load, ".goose/recipes/a.json").profile?.paths.map(({ reach }) => reach.kind)).toEqual([kind]);
  });
});

describe("plugins", () => {
  const hooks = (command: string) => JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: "command", command }] }] } });
  const settingsOf = async (files: Readonly<Record<string, string | { readonly link: string }>>) => {
    const { layers, unjudged } = await loadIn(goose, files as Parameters<typeof loadIn>[1]);
    return [
      layers.flatMap(({ authority }) => authority.map(({ at, names = [] }) => [at.source.path, ...names].join(" "))),
      unjudged.map(({ at }) => at.source.path),
    ];
  };

  it("are read in every directory in which a session may start, and compared with all of their files", async () =>
    expect(
      await settingsOf({
        ".agents/plugins/a/hooks/hooks.json": hooks("x"),
        ".agents/plugins/a/run.sh": "make",
        ".agents/plugins/marketplace.json": "{}",
        "p/.agents/plugins/b/hooks/hooks.json": "{",
        "p/.agents/plugins/c/skills/s/SKILL.md": "Text.",
      }),
    ).toEqual([
      [".agents/plugins/a/hooks/hooks.json command x .agents/plugins/a/hooks/hooks.json .agents/plugins/a/run.sh"],
      ["p/.agents/plugins/b/hooks/hooks.json"],
    ]));

  it("are not checked behind a link out of the tree", async () =>
    expect((await settingsOf({ ".agents/plugins/a": { link: "/opt/plugin" } }))[1]).toEqual([".agents/plugins/a"]));
});

describe("files of a recipe", () => {
  const recipe = (body: string): Repository => ({ ".goose/recipes/r.yaml": `title: t\ndescription: d\n${body}\n` });
  const started = "title: s\ndescription: s\nprompt: p\nextensions: [{ type: stdio, name: a, cmd: ./guard.sh }]\n";
  const subRecipe = recipe("prompt: p\nsub_recipes: [{ name: s, path: ../../tools/s.yaml }]");
  const included = (tag: string): Repository => recipe(`instructions: |\n  Go. {% ${tag} %}`);

  /** A file that is changed without a change of the recipe. */
  const forms: readonly (readonly [what: string, files: Repository, path: string])[] = [
    ["a template", included("include 'part.md'"), ".goose/recipes/part.md"],
    ["a template without spaces", included("include'part.md'"), ".goose/recipes/part.md"],
    ["a template on another line", included("\n  include\n  'part.md' ignore missing"), ".goose/recipes/part.md"],
    ["one of several templates", included("include ['no.md', 'part.md']"), ".goose/recipes/part.md"],
    ["a template with a built name", included("include 'pa' ~ 'rt.md'"), ".goose/recipes/deep/part.md"],
    ["a template of a variable", included("set p = 'x.md' %}{% include p"), ".goose/recipes/x.md"],
    ["a template above the recipe", included("include '../../docs/part.md'"), "docs/part.md"],
    ["macros", recipe("{% from 'm.j2' import f %}\nprompt: p"), ".goose/recipes/m.j2"],
    [
      "a template of a template, which is looked for from the recipe",
      { ...included("include 'deep/a.md'"), ".goose/recipes/deep/a.md": "{% include 'b.md' %}" },
      ".goose/recipes/b.md",
    ],
    [
      "a script of a template",
      { ...recipe("{% include 'x.yaml' %}\nprompt: p"), ".goose/recipes/x.yaml": "retry:\n  on_failure: ./guard.sh\n" },
      "guard.sh",
    ],
    ["a script of a tag", recipe("prompt: \"{{ '\\x22\\nretry: { on_failure: ./guard.sh }' }}\""), "guard.sh"],
    ["a sub-recipe", subRecipe, "tools/s.yaml"],
    ["a script of a sub-recipe", { ...subRecipe, "tools/s.yaml": started }, "guard.sh"],
    ["a template of a sub-recipe", { ...subRecipe, "tools/s.yaml": "{% extends 'base.yaml' %}" }, "tools/base.yaml"],
    [
      "a sub-recipe of a sub-recipe",
      { ...subRecipe, "tools/s.yaml": "prompt: p\nsub_recipes: [{ name: u, path: u.yaml }]", "tools/u.yaml": started },
      "guard.sh",
    ],
    [
      "a sub-recipe from the recipe's directory",
      recipe("prompt: p\nsub_recipes: [{ name: s, path: '{{ recipe_dir }}/../../tools/s.yaml' }]"),
      "tools/s.yaml",
    ],
    [
      "a script in a default",
      recipe("parameters: [{ key: p, default: ./guard.sh }]\nprompt: p\nretry: { on_failure: '{{ p }}' }"),
      "guard.sh",
    ],
  ];

  it.each(forms)("counts %s as started code", async (_, files, path) => {
    expect(await powerBetween({ ...files, [path]: "a" }, { ...files, [path]: "b" })).toBe("widened");
    expect(await powerBetween({ ...files, [path]: "a" }, { ...files, [path]: "a", "docs/other.md": "b" })).toBe(
      "unchanged",
    );
  });

  it("tells another default of a command", async () => {
    const withDefault = (value: string) =>
      recipe(`parameters: [{ key: p, default: ${value} }]\nprompt: p\nretry: { on_failure: '{{ p }}' }`);
    expect(await powerBetween(withDefault("make a"), withDefault("make b"))).toBe("widened");
  });

  it("ends where templates take each other in", async () => {
    const files = { ...included("include 'a.md'"), ".goose/recipes/a.md": "{% include 'a.md' %}{% include 'b.md' %}" };
    const load = await loadIn(goose, { ...files, ".goose/recipes/b.md": "{% include 'a.md' %}" });
    expect(itemOf(load, ".goose/recipes/r.yaml").profile?.paths.map(({ value }) => value)).toEqual(["a.md", "b.md"]);
  });
});
