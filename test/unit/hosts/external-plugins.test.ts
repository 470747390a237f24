/** Plugins that settings take from other repositories, in every host that has them. */
import { describe, expect, it } from "vitest";
import { quotedIn } from "../../support/facts.ts";
import { comparedNamesIn } from "../../../src/repo/repository-name.ts";
import { judged } from "../../support/judging.ts";

const settings: Readonly<Record<string, string>> = {
  claude: ".claude/settings.json",
  copilot: ".github/copilot/settings.json",
  factory: ".factory/settings.json",
  codebuddy: ".codebuddy/settings.json",
  augment: ".augment/settings.json",
};
const commit = "0123456789abcdef0123456789abcdef01234567";

describe.each(Object.entries(settings))("%s", (host, path) => {
  const take = async (source: object | undefined, name = "review@acme") => {
    const text = JSON.stringify({
      ...(source ? { extraKnownMarketplaces: { acme: { source } } } : {}),
      enabledPlugins: { [name]: true, "idle@acme": false },
    });
    const { findings: all, inspection } = await judged({ [path]: text });
    const layers = inspection.loads.flatMap(({ load }) =>
      load.layers.filter((layer) => layer.name === "outside").map(({ root }) => root),
    );
    return {
      layers,
      told: all.flatMap(({ finding }) =>
        finding.rule === "no-unpinned-source" && finding.kind === "plugin"
          ? [[finding.host, finding.severity, ...quotedIn(finding.message)].join(" ")]
          : [],
      ),
    };
  };
  const told = (...from: readonly string[]) => [[host, "warning", path, "review@acme", ...from].join(" ")];

  it("is told of none that is the repository itself", async () => {
    const text = (repo: string) =>
      JSON.stringify({
        extraKnownMarketplaces: { acme: { source: { source: "github", repo } } },
        enabledPlugins: { "review@acme": true },
      });
    const count = async (repo: string, names: readonly string[]) =>
      (await judged({ [path]: text(repo) }, { repositoryNames: names })).findings.filter(
        ({ finding }) => finding.rule === "no-unpinned-source" && finding.kind === "plugin",
      ).length;
    expect(await count("Acme/Plugins", comparedNamesIn(["git@github.com:acme/plugins.git"]))).toBe(0);
    expect(await count("acme/plugins", comparedNamesIn(["https://github.com/fork/plugins"]))).toBe(1);
    expect(await count("acme/plugins", comparedNamesIn(["https://gitlab.com/acme/plugins"]))).toBe(1);
    expect(await count("acme/plugins", [])).toBe(1);
  });

  it("is told of one that no commit pins, and lists each as from outside", async () => {
    expect(await take({ source: "github", repo: "acme/plugins" })).toEqual({
      layers: ["review@acme"],
      told: told(),
    });
    expect(await take({ source: "github", repo: "acme/plugins", ref: "main" })).toEqual({
      layers: ["review@acme"],
      told: told(),
    });
    expect(await take(undefined)).toEqual({
      layers: ["review@acme"],
      told: told("acme", "extraKnownMarketplaces", "ref"),
    });
  });

  it("takes one at a commit", async () =>
    expect(await take({ source: "github", repo: "acme/plugins", ref: commit })).toEqual({
      layers: ["review@acme"],
      told: [],
    }));
});
