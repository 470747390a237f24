import type { NamedPath } from "../model/profile.ts";
import { defineRule } from "../model/rule.ts";

export default defineRule({
  summary: "Every path a profile names lies inside its profile's directory: no `..`, absolute path or link out of it.",
  subject: "profile",
  class: "integrity",
  levels: { recommended: "error", strict: "error" },

  check({ paths }) {
    return paths.flatMap(({ key, value, reach, at }) => {
      if (reach.kind !== "outside") return [];
      return [
        {
          message: `\`${key}\` names \`${value}\`, ${escapePhrase(reach)}`,
          at,
          value: `${key} ${value} ${reach.how} ${reach.target}`,
        },
      ];
    });
  },
});

function escapePhrase(reach: Extract<NamedPath["reach"], { readonly kind: "outside" }>): string {
  switch (reach.how) {
    case "absolute":
      return "an absolute path";
    case "parent":
      return `which leads out of the profile's directory, to \`${reach.target}\``;
    case "link":
      return `which leads out of the profile's directory, to \`${reach.target}\`, by the link \`${reach.link ?? ""}\``;
  }
}
