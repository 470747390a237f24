/** How workflows start goose: flags of `goose run` and `goose session`, by the source of its command line. */
import { harmlessFlags, type Launch, type LaunchFlags, type UnpromptedStart } from "../_kit/ci/launch.ts";
import { autoApproves, bypasses, narrows, startsCode, widens } from "../_kit/ci/effects.ts";

const asksNothing = "runs every tool call without asking";

/** Any other value counts as `auto`, in other letters too. */
const asks: NonNullable<UnpromptedStart["unless"]> = {
  GOOSE_MODE: /^(?:approve|smart_approve|chat)$/,
  "--explain": /./,
  "--render-recipe": /./,
};

const plain: Pick<UnpromptedStart, "effect" | "because" | "instead" | "certainty"> = {
  effect: "bypasses",
  because: `${asksNothing} where \`GOOSE_MODE\` says nothing else`,
  instead: "set the variable `GOOSE_MODE` to `approve` or `chat` in the `env` of the step",
  certainty: "measured",
};

const settingsFolder = startsCode("is a folder of settings, which may start servers and say what asks");

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
  // Measured on 1.52.0. Without a terminal, the modes that ask end the run at a call that needs an answer.
  unprompted: [
    {
      // `--no-profile` takes away all tools, and this brings some again.
      by: ["--with-builtin"],
      unless: asks,
      ...plain,
    },
    {
      by: ["run"],
      unless: { ...asks, "--no-profile": /./ },
      ...plain,
    },
  ],
  variables: {
    GOOSE_MODE: [
      ...bypasses(asksNothing, /^(?!(?:approve|smart_approve|chat)$)[\w -]*$/),
      ...autoApproves(
        "lets the model say which calls only read, also that of an agent, which runs commands",
        /^smart_approve$/,
      ),
      ...narrows("ends the run at the first call that asks, or makes none", /^(?:approve|chat)$/),
    ],
    GOOSE_PATH_ROOT: settingsFolder,
    XDG_CONFIG_HOME: settingsFolder,
    GOOSE_ADDITIONAL_CONFIG_FILES: startsCode("are files of settings, which may start servers and say what asks"),
    GOOSE_RECIPE_PATH: startsCode("is a folder of recipes, which may start servers"),
  },
  actions: [],
};
