/** Who is to answer for a request's grants and waivers is looked for, as far as GitHub tells. */
import { describe, expect, it } from "vitest";
import { ofRule, policy, reader, run, startChecked, file } from "../../support/action.ts";
import { pullRequest } from "../../support/events.ts";

const grant = (owner: string) =>
  `  - { profiles: [reviewer], may: [write], reason: writes reports, owner: "${owner}" }\n`;
const granting = (...owners: readonly string[]) => `grants:\n${owners.map(grant).join("")}`;
const request = (before: string, after: string) =>
  pullRequest({ base: { [policy]: before, [file]: reader }, head: { [policy]: after } });

describe("an owner", () => {
  it.each([
    ["nobody has the login", "ghast", "no owner found: GitHub has no account `ghast`"],
    [
      "it stands for accounts that are gone",
      "@Ghost",
      "the owner `ghost` is GitHub's placeholder for deleted accounts",
    ],
    ["it is an organisation", "acme", "the owner `acme` is an organisation; name a person or one of its teams"],
    ["a person has no team", "@alice/dx", "`alice` is not an organisation, so it has no team `dx`"],
    ["there is no such organisation", "@ghast/dx", "no owner found: GitHub has no account `ghast`"],
  ])("is told at its place where %s", async (_, owner, message) => {
    const github = await startChecked();
    github.nobodies.add("ghast");
    const step = await run(request("{}\n", granting("bob", owner)), { github });
    expect(ofRule(step, "no-unused-waiver/owner")).toMatchObject([
      {
        name: "warning",
        message: expect.stringContaining(message) as unknown,
        properties: { file: policy, line: "3", col: "74" },
      },
    ]);
    expect(step.exitCode).toBe(0);
  });

  it("is asked for once, and only where the request brings it", async () => {
    const github = await startChecked();
    github.nobodies.add("gone");
    const step = await run(request(granting("gone"), granting("gone", "bob", "@Bob", "@acme/dx")), { github });
    expect(ofRule(step, "no-unused-waiver/owner")).toEqual([]);
    expect(
      github.calls
        .filter(({ operation }) => operation === "users/get-by-username")
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(["/users/acme", "/users/bob"]);
    const other = await startChecked();
    await run(pullRequest({ base: { [policy]: granting("gone"), [file]: reader }, head: { "README.md": "words\n" } }), {
      github: other,
    });
    expect(other.requests).not.toContain("users/get-by-username");
  });

  it("is asked for twenty times at the most", async () => {
    const github = await startChecked();
    await run(request("{}\n", granting(...Array.from({ length: 30 }, (_, at) => `owner-${at}`))), { github });
    expect(github.requests.filter((request) => request === "users/get-by-username")).toHaveLength(20);
  });

  it("that GitHub does not tell of is not held against anybody", async () => {
    for (const answer of [403, 500, "hang-up"] as const) {
      const github = await startChecked();
      github.nobodies.add("ghast");
      github.faults = [{ operation: "users/get-by-username", answer }];
      const step = await run(request("{}\n", granting("ghast")), { github });
      expect({
        said: ofRule(step, "no-unused-waiver/owner"),
        code: step.exitCode,
        asked: github.requests.filter((request) => request === "users/get-by-username").length,
      }).toEqual({ said: [], code: 0, asked: 1 });
    }
  });
});
