/** What skills and commands give, as one part of the program: only repositories with any need it. */
export { skillLayers } from "./authority.ts";
export { withSkills } from "./reach.ts";
