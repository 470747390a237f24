/** The folder that hosts share: who reads it, what each makes of one file, and what is said where none of them is in use. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/catalogue.ts";
import { crossHostAccessIn } from "../../../src/inspect/cross-host.ts";
import { readersOf, sharedFolder } from "../../../src/inspect/unread/shared-places.ts";
import { uncheckedHostOf, uncheckedHosts } from "../../../src/inspect/unread/unchecked-hosts.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import type { Host } from "../../../src/model/host.ts";
import { judged, type Repository } from "../../support/judging.ts";

const path = `${sharedFolder}/a.md`;
const readers = ["antigravity", "augment", "goose", "junie", "kimi", "openhands"];
const all = "read write execute network delegate external";
const goose = "read write execute network external";
const named = `hosts: { ${readers.map((host) => `${host}: {}`).join(", ")} }\n`;

/** What each host makes of one file: its verdict and its powers. */
async function each(text: string): Promise<readonly string[]> {
  const { inspection } = await judged({ [path]: text }, { policy: named });
  return readers.map((host) => {
    const items = inspection.loads.find((load) => load.host === host)?.load.items ?? [];
    const item = items.find(({ files }) => files[0] === path);
    const powers = item?.profile ? capabilitiesOf(item.profile).join(" ") || "nothing" : "";
    return `${host} ${item?.verdict.kind ?? "-"}${item?.verdict.kind === "loaded" ? `, ${powers}` : ""}`;
  });
}

describe("a file in the shared folder", () => {
  const front = (lines: string): string => `---\n${lines}\n---\nReview the change.\n`;
  it.each([
    [
      "name: a\ndescription: Reviews.",
      [
        "loaded, read network external",
        `loaded, ${all}`,
        `loaded, ${goose}`,
        `loaded, ${all}`,
        `loaded, ${all}`,
        "loaded, nothing",
      ],
    ],
    [
      "name: a\ndescription: Reviews.\ntools: []",
      [
        "loaded, external",
        `loaded, ${all}`,
        `loaded, ${goose}`,
        `loaded, ${all}`,
        "loaded, nothing",
        "loaded, nothing",
      ],
    ],
    [
      "name: a\ndescription: Reviews.\ntools: Read, Grep",
      [
        "loaded, read external",
        "loaded, nothing",
        `loaded, ${goose}`,
        "loaded, read",
        "loaded, read",
        "loaded, nothing",
      ],
    ],
    ["name: a", ["passed-over", `loaded, ${all}`, `loaded, ${goose}`, "passed-over", "rejected", "loaded, nothing"]],
    [
      "description: Reviews.",
      ["passed-over", `loaded, ${all}`, "passed-over", `loaded, ${all}`, `loaded, ${all}`, "loaded, nothing"],
    ],
    [
      "name: a\ndescription: [a: b",
      ["loaded, read network external", `loaded, ${all}`, "passed-over", "passed-over", "rejected", "passed-over"],
    ],
  ])("is taken by each of six hosts as its keys allow: %s", async (lines, expected) =>
    expect(await each(front(lines))).toEqual(readers.map((host, i) => `${host} ${expected[i]}`)),
  );

  it("is told once for each difference in power", async () => {
    const { inspection } = await judged(
      { [path]: front("name: a\ndescription: Reviews.\ntools: Read, Grep") },
      { policy: named },
    );
    expect(
      crossHostAccessIn(inspection).map(({ home, isShared, hosts: others, more }) => [isShared, home, others, more]),
    ).toEqual([
      [true, "Augment", ["Antigravity"], ["read", "external"]],
      [true, "Augment", ["goose"], ["read", "write", "execute", "network", "external"]],
      [true, "Augment", ["Junie", "Kimi Code"], ["read"]],
    ]);
  });
});

describe("the hosts that share it", () => {
  it("are these, and none of them has it to itself", () => {
    expect(readersOf(sharedFolder).map(({ host }) => host)).toEqual(readers);
    for (const { ownPatterns = [] } of Object.values<Host>(hosts))
      expect(ownPatterns.filter((pattern) => pattern.includes(`${sharedFolder}/`))).toEqual([]);
  });

  const unread = async (files: Repository, policy?: string): Promise<readonly string[]> =>
    (await judged(files, policy === undefined ? {} : { policy })).findings
      .filter(({ finding }) => finding.kind === "unread")
      .map(({ finding: { at, severity } }) => `${severity} ${at.source.path}`);

  it("are named by a note where none of them is in use", async () => {
    expect(await unread({ [path]: "" }, "extends: [preset:recommended]\n")).toEqual([`note ${sharedFolder}`]);
    expect(await unread({ [`x/${path}`]: "", [`${sharedFolder}/b.sh`]: "" })).toEqual([`note x/${sharedFolder}`]);
    expect(await unread({ [path]: "" }, "hosts: { goose: {} }\n")).toEqual([]);
    expect(await unread({ [path]: "", ".goose/agents/b.md": "" })).toEqual([]);
    expect(await unread({ ".agents/skills/a/SKILL.md": "" })).toEqual([]);
  });
});

describe("hosts that are known and not checked", () => {
  it("have folders that no host here reads", () => {
    for (const { directory } of uncheckedHosts)
      for (const { patterns } of Object.values<Host>(hosts))
        expect(patterns.filter((pattern) => pattern.includes(`${directory}/agents`))).toEqual([]);
  });

  it("are named by their folders", async () => {
    const messages = (
      await judged({ ".devin/agents/a.yml": "", "x/.rovodev/subagents/a.md": "", ".newhost/agents/a.md": "" })
    ).findings.map(({ finding }) => finding.message);
    expect(["Devin", "Rovo Dev"].filter((title) => messages.some((message) => message.includes(title)))).toEqual([
      "Devin",
      "Rovo Dev",
    ]);
    expect(uncheckedHostOf(".newhost/agents")).toBeUndefined();
  });
});
