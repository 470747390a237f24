/** Checks decoded metadata: the host's own values, or why it refuses them. */
import type { Problem } from "../../model/load.ts";
import { entryOf } from "../../parsers/node.ts";
import { DecodeError } from "../../parsers/decode.ts";
import type { Place } from "../../repo/text.ts";
import { type Config, floatText, limitOf } from "./config.ts";
import { hooksOf } from "./hooks.ts";
import type { Metadata } from "./metadata.ts";
import { defaultTools } from "./tools.ts";

/** What the place of a profile says of it. */
export interface Named {
  readonly name: string;
  /** The profile's directory: its own for a folder, the directory of all profiles for a file. */
  readonly directory: string;
  readonly source: "user" | "project";
}

/** The host's own value of a profile as JSON, or why it refuses the profile. */
export type Spec = { readonly native: unknown } | { readonly problem: Problem };

/**
 * The checks that follow decoding, in the host's order (vast-enterprise/defect@1570e23:crates/config/src/profiles.rs,
 * `spec_from_cfg`).
 */
export function specOf(metadata: Metadata, config: Config, prompt: string, { name, directory, source }: Named): Spec {
  const hooks: { [event: string]: unknown[] } = {};
  for (const [event, node] of config.hooks) {
    const read = hooksOf(event, node, metadata.hookDialect, source);
    if (read instanceof DecodeError)
      return { problem: { message: read.message, at: { source: metadata.source, span: read.span } } };
    if (read.length > 0) hooks[event] = read.map(({ native }) => native);
  }
  const limit = limitOf(config.request_limit, config.request_limit_mode);
  if (typeof limit === "string") return { problem: { message: limit, at: keyAt(metadata, "request_limit_mode") } };
  if (config.model !== null && config.default !== null && config.default.model !== null) {
    return {
      problem: {
        message: "both `model` and `default.model` name a model",
        at: keyAt(metadata, "default"),
        related: [{ message: "the other one", at: keyAt(metadata, "model") }],
      },
    };
  }
  const { sampling } = config;
  const float = (value: number | null): string | null => (value === null ? null : floatText(value));
  return {
    native: {
      name,
      dir: directory,
      description: config.description,
      model: config.model ?? config.default?.model ?? null,
      system_prompt_text: prompt,
      tool_allow: config.tools?.allow ?? [...defaultTools],
      sampling: sampling && { ...sampling, temperature: float(sampling.temperature), top_p: float(sampling.top_p) },
      inherit_project_prompt: config.inherit_project_prompt,
      request_limit: limit,
      hooks,
    },
  };
}

function keyAt({ source, root, span }: Metadata, name: string): Place {
  return { source, span: (root && entryOf(root, name)?.key.span) ?? { start: span.start, end: span.start } };
}
