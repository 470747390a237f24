import type { NamedPath } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary:
    "Every path in a profile stays inside the profile's directory: no `..`, absolute path or link leads out of it.",
  subject: "profile",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },

  check({ paths }) {
    return paths.flatMap(({ key, value, reach, at, instead, within = "the profile's directory" }) => {
      if (reach.kind !== "outside") return [];
      const advice = instead === undefined ? "use a path inside it" : `write \`${instead}\``;
      return [
        {
          message: `\`${key}\` is \`${value}\`, ${escapePhrase(reach, within)}; ${advice}`,
          groupKey: `\`${key}\` is \`…\`, ${habitPhrase(reach, within)}; ${advice}`,
          varies: value,
          at,
          value: `${key} ${value} ${reach.how} ${reach.target}`,
        },
      ];
    });
  },
});

function escapePhrase(reach: Extract<NamedPath["reach"], { readonly kind: "outside" }>, within: string): string {
  switch (reach.how) {
    case "absolute":
      return `an absolute path outside ${within}, which differs between machines and is not reviewed with the profile`;
    case "parent":
      return `which leads out of ${within}, to \`${reach.target}\``;
    case "link":
      return `which leads out of ${within}, to \`${reach.target}\`, through the link \`${reach.link ?? ""}\``;
  }
}

/** The same for several paths. A link is a cause of its own. */
function habitPhrase(reach: Extract<NamedPath["reach"], { readonly kind: "outside" }>, within: string): string {
  return reach.how === "parent" ? `which leads out of ${within}` : escapePhrase(reach, within);
}
