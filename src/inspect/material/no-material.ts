/** The material of a tree that is compared with no other: such a run does without the code that finds any. */
import type { Materials } from "./material.ts";

export const noMaterials: Materials = { ofItems: new Map(), ofSettings: new Map(), cut: [] };
