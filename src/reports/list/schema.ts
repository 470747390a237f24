/** The schema of `list --format json`, which other programs rely on; `list.schema.json` is generated from it. */
import { z } from "zod";
import { permissionDecisions } from "../../evaluate/permission.ts";
import { capabilities } from "../../model/capability.ts";
import { certainties } from "../../model/certainty.ts";
import { commit, count, grant, place, position, word } from "../result-json/schema.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const status = z.enum(["loaded", "absent", "failed"]);
const certainty = z
  .enum(certainties)
  .describe("How it is known that the host does so: its program was run, it is documented, or neither.");
const can = z.array(z.enum(capabilities));
const problem = z.object({ message: z.string(), ...place, column: position.describe("In UTF-16 units.") }).nullable();

/** What the policy says: the same words of a profile and of a setting. */
const decided = {
  decision: z
    .enum(permissionDecisions)
    .nullable()
    .optional()
    .describe(
      "Why it is allowed or not. `baseline`: it is not, and the baseline keeps that from failing. `no-policy`: no policy states a ceiling, so nothing limits it.",
    ),
  refusedBy: z.array(word).optional().describe("The rules that refuse it."),
  waiver: z
    .object({ ...place, owner: z.string(), until: day })
    .nullable()
    .optional()
    .describe(
      "The waiver that excuses an error about its power, of several the first to end. It may be refused all the same.",
    ),
};

const setting = z.object({
  setting: z.string(),
  value: z.string().describe("As text; a placeholder where it may hold credentials."),
  target: z
    .string()
    .describe("The command, address or server that it starts or leads to, without credentials; otherwise its value."),
  ...place,
  effect: z.enum(["narrows", "widens", "auto-approves", "bypasses", "unhonoured"]),
  certainty,
  allowed: z
    .boolean()
    .nullable()
    .optional()
    .describe("By the ceiling, grants and waivers of the policy; `null`: none of them concerns it."),
  grant: z
    .object({ ...place, owner: z.string(), until: day.nullable() })
    .nullable()
    .optional()
    .describe("The first of the grants that allow it."),
  ...decided,
});

const layer = z.object({
  host: word,
  layer: z.string(),
  root: z.string(),
  status,
  problem,
  authority: z.array(setting).describe("The settings next to the profiles."),
});

const extra = z.object({
  name: z.string().describe("The event of a hook, the name of a server."),
  kind: z.enum(["command", "url", "prompt", "builtin", "reference"]),
  value: z.string().describe("What looks like a credential is replaced by its digest."),
});

const skill = z.object({
  name: z.string(),
  path: z.string(),
  how: z.enum(["preloaded", "startable"]),
  asks: z.boolean().describe("Whether the host asks a person first."),
  may: can,
  because: z.string(),
  refuses: z.boolean().describe("Whether the host does not start it."),
  line: position,
});

const profile = z.object({
  host: word,
  edition: z.string(),
  layer: z.string(),
  path: z.string().nullable(),
  files: z.array(z.string()),
  name: z.string().nullable(),
  verdict: z.enum(["loaded", "shadowed", "rejected", "dropped", "lost"]).describe("What its host makes of it."),
  problem,
  shadowedBy: z.object({ host: word, layer: z.string(), path: z.string().nullable() }).nullable(),
  description: z.string().nullable(),
  model: z.string().nullable(),
  permissionMode: z.string().nullable(),
  capabilities: can.describe("What it can do by itself."),
  grants: z.array(grant).describe("The tools that it has."),
  denied: z.array(z.string()),
  hooks: z.array(extra),
  servers: z.array(extra),
  skills: z.array(skill).describe("Power next to `capabilities`."),
  prompt: z.object({
    source: z.enum(["body", "inline", "file", "none"]),
    path: z.string().nullable(),
    bytes: count,
    sha256: z.string().nullable(),
  }),
  native: z.unknown().describe("What the host itself loads, under its own names; `null`: nothing is known."),
  certainty,
  owners: z.array(z.string()).describe("The code owners of its file, as written."),
  allowed: z
    .boolean()
    .nullable()
    .describe("By the ceiling, grants and waivers of the policy; `null` where the file could not be read."),
  grant: z
    .object({ ...place, owner: z.string(), until: day.nullable() })
    .nullable()
    .describe("The first of the grants that allow it."),
  ...decided,
  through: z
    .array(
      z.object({
        name: z.string().nullable(),
        path: z.string().nullable().describe("`null`: it is one of the host's own."),
        capabilities: can,
      }),
    )
    .optional()
    .describe("The agents that it can start and what each adds to what it can do."),
});

export const listSchema = z
  .object({
    version: z.literal(1).describe("It only ever grows: what is added is optional."),
    tool: z.object({ name: z.string(), version: z.string() }),
    repository: z.string().nullable().describe("`owner/name`, where it is known."),
    commit: commit.nullable(),
    date: day.describe("The day that the policy was evaluated on, in UTC."),
    hosts: z.array(z.object({ host: word, edition: z.string(), status, problem })),
    layers: z.array(layer),
    profiles: z.array(profile),
    strangers: z
      .array(z.object({ path: z.string(), files: z.array(z.string()) }))
      .describe("Folders of hosts that this tool does not check."),
    unchecked: z
      .array(z.object({ host: word, edition: z.string(), message: z.string(), ...place, column: position }))
      .describe("Files that a host would read and that could not be checked."),
    omitted: z
      .object({ layers: count, profiles: count, strangers: count, unchecked: count })
      .describe("How many are left out because the list would be too large."),
  })
  .meta({ title: "The inventory of agent-profile-check" });
