/** Objects of names that git cannot be sent: they are missing, and every other name gets its own answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gitAt } from "../../../src/platform/git/command.ts";
import { CatFileBatch } from "../../../src/platform/git/objects/cat-file-batch.ts";
import type { ObjectResult } from "../../../src/repo/git/blobs.ts";
import { gitEnvironment, makeRepository, removeFolders, type Workshop } from "../../support/repository.ts";

afterAll(removeFolders);

let workshop: Workshop;
beforeAll(() => void (workshop = makeRepository({ a: "one\n", b: "two\n", "b\r": "three\n" })));

const objectsOf = ({ directory }: Workshop) => new CatFileBatch(gitAt(directory, gitEnvironment()));
const textOf = (found: ObjectResult) => (found.kind === "missing" ? found.kind : found.content?.toString());

/** Git would read the first as two names, the second and the third as another name. */
const unsendable = ["HEAD:a\nHEAD:b", "HEAD:a\0", "HEAD:b\r"];

const one: readonly [string, string] = ["HEAD:a", "one\n"];
const two: readonly [string, string] = ["HEAD:b", "two\n"];
const none: readonly [string, string] = ["HEAD:none", "missing"];
const [line = none, zero = none, end = none] = unsendable.map((name): readonly [string, string] => [name, "missing"]);

describe("objects of several names", () => {
  it.each([
    ["first", [line, one, two]],
    ["first, several", [line, zero, end, one, none, two]],
    ["between", [one, line, two, zero, none, end, one]],
    ["last", [one, two, line]],
    ["alone", [line]],
    ["alone, several", [line, zero, end]],
    ["nowhere", [one, none, two]],
    ["nowhere, and no other either", []],
  ])("are told apart where a name that cannot be sent is %s", async (_, expected) => {
    const objects = objectsOf(workshop);
    const names = expected.map(([name]) => name);
    const found: (string | undefined)[] = [];
    await objects.each(names, 100, (number, object) => void (found[number] = textOf(object)));
    expect(found).toEqual(expected.map(([, text]) => text));
    const singly = await Promise.all(names.map((name) => objects.get(name, 100)));
    expect(singly.map(textOf)).toEqual(found);
    await objects.close();
  });

  it("start no git if none of them can be sent", async () => {
    const objects = new CatFileBatch({ ...gitAt(workshop.directory, gitEnvironment()), executable: "/nonexistent" });
    const found: unknown[] = [];
    await objects.each(unsendable, 100, (_, object) => void found.push(object.kind));
    expect(found).toEqual(["missing", "missing", "missing"]);
    await expect(objects.get("HEAD:a", 100)).rejects.toThrow("git could not be started");
  });

  it("reject where one of them cannot be used, and after the end", async () => {
    const objects = objectsOf(workshop);
    const fault = new Error("of the caller");
    const take = () => {
      throw fault;
    };
    await expect(objects.each(["HEAD:a", "HEAD:b"], 100, take)).rejects.toBe(fault);
    await expect(objects.each(unsendable, 100, take)).rejects.toBe(fault);
    await objects.close();
    await expect(objects.each(["HEAD:a"], 100, () => undefined)).rejects.toThrow("after it was closed");
  });
});
