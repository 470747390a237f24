/** The pipeline as one module, which loads while Git runs. */
export { changesBetween, evaluate } from "../evaluate/index.ts";
export { decide } from "../policy/decide/index.ts";
