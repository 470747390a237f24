import { jsonDialects } from "../../parsers/json.ts";
import type { SettingsReading } from "../_kit/settings/index.ts";

/** Comments are removed before the text is parsed; everything else is strict. */
export const reading: SettingsReading = {
  dialect: jsonDialects.commented,
  otherwise: "Factory ignores the whole file, with the hooks and rules that guard; write strict JSON",
};
