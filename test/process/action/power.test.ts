/** The output and the field `power`, through the bundles and real commits: what no approval, waiver, root or fault hides. */
import { afterAll, describe, expect, it } from "vitest";
import { file, policy, reader, run, startChecked } from "../../support/action.ts";
import { run as command } from "../../support/command.ts";
import { pullRequest, push, type RequestOptions } from "../../support/events.ts";
import { makeRepository, removeFolders } from "../../support/repository.ts";

afterAll(removeFolders);

const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const writer = reader.replace("Read, Grep", "Read, Edit");
const waived = `ceiling: [read]\nwaivers:\n  - { rule: max-capability, paths: ["**"], reason: being narrowed, owner: alice, until: ${until} }\n`;
const workflow = ".github/workflows/agents.yml";
const gate =
  "on: pull_request\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: agent-profile-check/agent-profile-check@v1\n";
const baseline = ".github/agent-profile-check.baseline.json";

async function outputsOf(options: RequestOptions, more: Parameters<typeof run>[1] = {}) {
  const { outputs } = await run(pullRequest(options), { github: await startChecked(), ...more });
  return { conclusion: outputs["conclusion"], power: outputs["power"] };
}

describe("the output `power`", () => {
  it("is unchanged where nothing that decides changed", async () => {
    expect(await outputsOf({ base: { [file]: reader }, head: { "README.md": "x\n" } })).toEqual({
      conclusion: "clean",
      power: "unchanged",
    });
  });

  it("is widened whatever the conclusion is: by a waived finding, a setting, a policy, a gate", async () => {
    expect((await outputsOf({ base: { [file]: reader, [policy]: waived }, head: { [file]: writer } })).power).toBe(
      "widened",
    );
    expect(
      await outputsOf({
        base: { [file]: reader },
        head: { ".claude/settings.json": '{"permissions": {"allow": ["WebFetch"]}}\n' },
      }),
    ).toMatchObject({ power: "widened" });
    for (const lax of ["ceiling: [read, write]\n", waived])
      expect(
        (await outputsOf({ base: { [file]: reader, [policy]: "ceiling: [read]\n" }, head: { [policy]: lax } })).power,
      ).toBe("widened");
    expect(
      (
        await outputsOf({
          base: { [workflow]: gate },
          head: { [workflow]: `${gate}        continue-on-error: true\n` },
        })
      ).power,
    ).toBe("widened");
  });

  it("is widened by a file that `root` leaves out of the report", async () => {
    const scene = { base: { [file]: reader, "packages/x/y.md": "y\n" }, head: { [file]: writer } };
    expect(await outputsOf(scene, { inputs: { root: "packages/x" } })).toMatchObject({ power: "widened" });
  });

  it("is narrowed where power is only lost", async () => {
    expect(
      await outputsOf({ base: { [file]: writer, [policy]: "ceiling: [read, write]\n" }, head: { [file]: reader } }),
    ).toEqual({ conclusion: "clean", power: "narrowed" });
  });

  it("is undecided where something is unjudged, and where nothing was decided", async () => {
    expect((await outputsOf({ base: { [file]: reader }, head: { ".newhost/agents/a.md": reader } })).power).toBe(
      "undecided",
    );
    expect(
      (await outputsOf({ base: { [file]: reader }, head: { ".gitattributes": ".claude/** filter=x\n" } })).power,
    ).toBe("undecided");
    expect((await outputsOf({ base: { [file]: reader }, head: { [baseline]: "{" } })).power).toBe("undecided");
    expect(await outputsOf({ base: { [policy]: "{}\n" }, head: { [policy]: "ceiling: [fly]\n" } })).toEqual({
      conclusion: "error",
      power: "undecided",
    });
    expect(
      await outputsOf({ base: { [file]: reader }, head: { "README.md": "x\n" } }, { inputs: { gate: "none" } }),
    ).toEqual({
      conclusion: "error",
      power: "undecided",
    });
  });

  it("is that of a push beside what was there before, by the policies of both", async () => {
    const scene = push({ before: { [policy]: "ceiling: [read]\n" }, after: { [policy]: "ceiling: [read, write]\n" } });
    const { outputs } = await run(scene, { github: await startChecked() });
    expect(outputs["power"]).toBe("widened");
  });
});

describe("the field `power`", () => {
  const made = () => {
    const repository = makeRepository({ [file]: reader, [policy]: "ceiling: [read]\n" });
    return { repository, cwd: repository.directory };
  };
  const powerIn = async (cwd: string, ...words: readonly string[]): Promise<unknown> =>
    (JSON.parse((await command([...words, "--format", "json"], { cwd })).stdout) as Record<string, unknown>)["power"];

  it("is in `diff` and in `check` with a base", async () => {
    const { repository, cwd } = made();
    expect(await powerIn(cwd, "check")).toBeNull();
    expect(await powerIn(cwd, "check", "--base", "HEAD")).toBe("unchanged");
    expect(await powerIn(cwd, "diff", "HEAD")).toBe("unchanged");
    repository.write({ [file]: writer });
    for (const words of [
      ["check", "--base", "HEAD"],
      ["diff", "HEAD"],
    ])
      expect(await powerIn(cwd, ...words)).toBe("widened");
    expect(await powerIn(cwd, "check", "--staged")).toBe("unchanged");
    repository.git("add", ".");
    expect(await powerIn(cwd, "check", "--staged")).toBe("widened");
  });

  it("sees the policy that is committed and the one on disk", async () => {
    const { repository, cwd } = made();
    repository.commit({ [policy]: "ceiling: [read, write]\n" });
    expect(await powerIn(cwd, "diff", "HEAD~1", "HEAD")).toBe("widened");
    expect(await powerIn(cwd, "diff", "HEAD", "HEAD~1")).toBe("narrowed");
    repository.write({ [policy]: "ceiling: [read]\n" });
    expect(await powerIn(cwd, "check", "--base", "HEAD")).toBe("narrowed");
    expect(await powerIn(cwd, "check", "--base", "HEAD", "--policy", policy)).toBe("narrowed");
    repository.write({ [policy]: "ceiling: [read]\nextends: [acme/policy//p.yml@v1]\n" });
    expect((await command(["check", "--offline", "--base", "HEAD"], { cwd })).code).toBe(2);
  });
});
