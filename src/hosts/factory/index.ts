import { loadFlat } from "../_kit/single-folder.ts";
import { defineHost } from "../../model/host.ts";
import { droidsOf } from "./agent.ts";
import { dials } from "./settings.ts";

const settings = ["settings.json", "settings.local.json", "mcp.json", "hooks.json"];

export default defineHost({
  title: "Factory",
  url: "https://docs.factory.ai/cli/configuration/custom-droids",
  editions: ["2026-07"],
  places: ["**/.factory/droids/*.md", ...settings.map((name) => `**/.factory/${name}`), "~/.factory/droids/*.md", ...settings.map((name) => `~/.factory/${name}`)],

  load: (survey, where) => loadFlat(survey, where, { own: ".factory", folder: "droids", settings, dials, read: droidsOf, followsLinks: true, builtins: [], builtinsFirst: false }),
});
