/** How workflows start goose: flags of `goose run` and `goose session`, by the source of its command line. */
import { harmlessFlags, type Launch, type LaunchFlags } from "../_kit/ci/launch.ts";
import { bypasses, narrows, startsCode, widens } from "../_kit/ci/effects.ts";

const recipe = startsCode("is a recipe, which may start servers and run other recipes");

const flags: LaunchFlags = {
  "--recipe VALUE": recipe,
  "--sub-recipe VALUE": recipe,
  "--with-extension VALUE": startsCode("starts a server"),
  "--with-remote-extension --with-streamable-http-extension VALUE": [
    { effect: "widens", because: "connects a server", may: ["external"] },
  ],
  "--with-builtin VALUE": widens("adds tools"),
  "--no-profile": narrows("starts no servers of the user"),
  ...harmlessFlags(`--instructions -i VALUE; --text -t VALUE; --system VALUE; --params VALUE; --explain; --render-recipe; --quiet -q
    --output-format VALUE; --provider VALUE; --model VALUE; --interactive -s; --no-session; --resume -r; --stats
    --scheduled-job-id VALUE; --debug; --max-tool-repetitions VALUE; --max-turns VALUE; --container VALUE
    --name -n VALUE; --session-id VALUE; --path -p VALUE; --history; --fork; --help -h`),
};

export const launch: Launch = {
  program: "goose",
  programs: ["goose"],
  // A tool that migrates databases has this name too.
  subcommands: ["run", "session", "s", "serve", "acp", "review"],
  prefixes: ["GOOSE"],
  uses: [],
  flags,
  commands: { run: "start", session: "start", s: "start", review: "start" },
  variables: {
    GOOSE_MODE: bypasses("runs every tool call without asking", /^auto$/i),
    GOOSE_RECIPE_PATH: startsCode("is a folder of recipes, which may start servers"),
  },
  actions: [],
};
