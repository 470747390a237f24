/** The schemas of profiles for editors: valid, and never stricter than the host and this tool. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../scripts/pages.ts";
import { defaultEditionOf } from "../../../src/model/host.ts";
import { examplesIn } from "../../support/examples.ts";
import { loadIn } from "../../support/loading.ts";
import {
  fileOf,
  findingsOn,
  hostOf,
  isDescribed,
  itemIn,
  objectionsTo,
  places,
  refusalsBy,
  schemas,
  valueIn,
} from "../../support/profile-schemas.ts";
import { runs } from "../../support/runs.ts";
import { readVectors } from "../../support/vectors.ts";

it("are there for every host", () => {
  expect([...schemas.keys()].sort()).toEqual(Object.keys(places));
  for (const [id, schema] of schemas)
    expect(JSON.parse(readFileSync(`schemas/${id}.json`, "utf8"))).toEqual(structuredClone(schema));
});

describe.each([...schemas.keys()])("%s", (id) => {
  const [path = "", profile = {}] = places[id] ?? [];

  it("takes what the host takes as it is written: the page's examples", async () => {
    const host = hostOf(id);
    let seen = 0;
    for (const { files, dirs, edition } of examplesIn(readFileSync(pageOf("hosts", id), "utf8"))) {
      if (edition !== undefined && edition !== defaultEditionOf(host)) continue;
      const load = await loadIn(host, Object.fromEntries(files), { dirs });
      for (const item of load.items) {
        const [file = ""] = item.files;
        const text = files.get(file);
        if (typeof text !== "string" || !isDescribed(id, file) || objectionsTo(item).length > 0) continue;
        const value = valueIn(file, text);
        if (value === undefined || value === null) continue;
        seen++;
        expect([file, refusalsBy(id, value)]).toEqual([file, []]);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it("refuses nothing that the host takes as it is written: generated profiles", async () => {
    const base = fileOf(id, profile) ?? "";
    expect(refusalsBy(id, valueIn(path, base))).toEqual([]);
    const before = [...objectionsTo(await itemIn(id, path, base)), ...(await findingsOn(id, path, base))];
    await fc.assert(
      fc.asyncProperty(change(id), async (one) => {
        const text = fileOf(id, changed(profile, one));
        if (text === undefined) return;
        const refusals = refusalsBy(id, valueIn(path, text));
        if (refusals.length === 0) return;
        const objections = objectionsTo(await itemIn(id, path, text));
        const all = objections.some((objection) => !before.includes(objection))
          ? objections
          : await findingsOn(id, path, text);
        expect(
          all.filter((objection) => !before.includes(objection)),
          `${refusals.join()}\n${text}`,
        ).not.toEqual([]);
      }),
      { numRuns: runs(150, 3000), seed: 14 },
    );
  });
});

/** One key with another value, or without one. */
interface Change {
  readonly name: string;
  readonly value: unknown;
}

function changed(profile: object, { name, value }: Change): object {
  const others = Object.fromEntries(Object.entries(profile).filter(([key]) => key !== name));
  return value === undefined ? others : { ...others, [name]: value };
}

interface ObjectSchema {
  readonly properties: { readonly [key: string]: object };
}

function change(id: string): fc.Arbitrary<Change> {
  const schema = schemas.get(id) as unknown as ObjectSchema;
  const modes = schema.properties["customModes"] as { readonly items: ObjectSchema } | undefined;
  const known = Object.keys((modes?.items ?? schema).properties);
  const word = fc.constantFrom("a", "b c", "", " ", "Read", "true", "plan", "42", "allow", "a:b", "-a", "é", "[a]");
  const scalar = fc.oneof(word, fc.boolean(), fc.integer({ min: -2, max: 300 }), fc.constantFrom(1.5, null));
  const value = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "allow", "default", "model"), scalar, { maxKeys: 2 }),
    fc.constant(undefined),
  );
  return fc.record({ name: fc.constantFrom(...known, "foo", "permission_mode", "allowed-tools"), value });
}

/**
 * Cases of the vectors in which the host's parser reads what is written otherwise than an editor: other spellings of null
 * and of numbers, merge keys, tags, enums as tables, and other closing lines.
 */
const otherwise: { readonly [file: string]: RegExp } = {
  "a3s.json": /^yaml-scalars-prompt: /,
  "cline.json": /^grammar-[12]: /,
  "codex-0.171.json": /^mut-4: /,
  "cursor.json": /^(?:readonly|yaml-first): /,
  "defect.json": /^(?:yaml-(?:request_limit|sampling-\w+)|toml-limit-mode-with-n): /,
  "gemini.json": /^(?:files|yaml): /,
  "letta.json": /^(?:grammar-2|names-2): /,
  "qwen.json": /^files: /,
  "vtcode-new.json": /^yaml-\w+: /,
  "vtcode.json": /^s-merge-key-inline: /,
};

describe("real profiles", () => {
  const vectors = readdirSync("test/conformance").filter((name) =>
    [...schemas.keys()].some(
      (id) => name === `${id}.json` || name.startsWith("codex-0.1") || name === "vtcode-new.json",
    ),
  );

  it.each(vectors)("takes what the host takes as it is written: %s", async (name) => {
    const { host, cases } = readVectors(`test/conformance/${name}`);
    const id = host.split("-")[0] ?? "";
    const [place = ""] = places[id] ?? [];
    const extension = /\.\w+$/.exec(place)?.[0] ?? "";
    const tally = { both: 0, refused: 0, objected: 0, differ: 0 };
    const wrong: string[] = [];
    for (const { tree, name: title } of cases)
      for (const { path = "", text } of tree) {
        const file = path.endsWith(".md") ? place.replace(/\.\w+$/, ".md") : place;
        if (text === undefined || !path.endsWith(extension) || path.endsWith("config.toml")) continue;
        const value = valueIn(file, text);
        if (value === undefined || value === null || typeof value !== "object") continue;
        const refusals = refusalsBy(id, value);
        const own = objectionsTo(await itemIn(id, file, text));
        const hasObjection = own.length > 0 || (refusals.length > 0 && (await findingsOn(id, file, text)).length > 0);
        if (refusals.length === 0) tally[hasObjection ? "objected" : "both"]++;
        else if (hasObjection) tally.refused++;
        else {
          tally.differ++;
          wrong.push(`${title}: ${refusals.join()}`);
        }
      }
    if (process.env["FIGURES"]) process.stdout.write(`${name} ${JSON.stringify(tally)}\n`);
    const known = otherwise[name] ?? /^$/;
    expect(wrong.filter((one) => !known.test(one))).toEqual([]);
  });
});
