/** The line as one piece, for doors that load it while git is at work. */
export { changesBetween, evaluate } from "../evaluate/index.ts";
export { decide } from "../policy/decide/index.ts";
