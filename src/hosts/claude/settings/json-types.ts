/** Types of values in the JSON files of Claude Code, and what a value of another type is told to be. */
import { isNull, isText, type Node, textOf } from "../../../parsers/node.ts";

/** What a value must be. */
export interface Type {
  /** Completes "must be …". */
  readonly says: string;
  /** The part that is of another type; `undefined` if all is well. */
  faultOf(node: Node): Node | undefined;
}

/** A type whose fault is the whole value. `says` completes "must be …". */
export const typeOf = (says: string, holds: (node: Node) => boolean): Type => ({
  says,
  faultOf: (node) => (holds(node) ? undefined : node),
});

/** `true` or `false` themselves, not their spelling as a string. */
export const isFlag = (node: Node): boolean => node.kind === "scalar" && typeof node.value === "boolean";
/** The value of a number; `NaN` for anything else, so that each comparison with it is false. */
export const numberOf = (node: Node): number =>
  node.kind === "scalar" && node.number ? Number(node.text) : Number.NaN;

/** Both values, and no string for one. */
export const flag = typeOf("`true` or `false`", isFlag);
/** Some keys are unset by `null`. */
export const flagOrNull = typeOf("`true` or `false`", (node) => isFlag(node) || isNull(node));
/** Any length, and blank too. */
export const text = typeOf("a string", isText);
/** Whatever its keys are. */
export const object = typeOf("an object", ({ kind }) => kind === "table");
/** Fractions and negative numbers too. */
export const anyNumber = typeOf("a number", (node) => !Number.isNaN(numberOf(node)));
/** Whatever its items are. */
export const list = typeOf("an array", ({ kind }) => kind === "list");
const arrayOfObjects = "an array of objects";
/** The first item of another kind is at fault. */
export const objects: Type = {
  says: arrayOfObjects,
  faultOf: (node) => (node.kind === "list" ? node.items.find(({ kind }) => kind !== "table") : node),
};
/** The same for keys that `null` unsets. */
export const objectsOrNull: Type = {
  says: arrayOfObjects,
  faultOf: (node) => (isNull(node) ? undefined : objects.faultOf(node)),
};
/** Keys with a short form: `true` stands for an object with defaults. */
export const flagOrObject = typeOf("`true`, `false` or an object", (node) => isFlag(node) || node.kind === "table");

/** The first item that is no string is at fault. */
export const texts: Type = {
  says: "an array of strings",
  faultOf: (node) => (node.kind === "list" ? node.items.find((item) => !isText(item)) : node),
};

/** Some keys take one name in place of a list. */
export const textOrTexts: Type = {
  says: "an array of strings",
  faultOf: (node) => (isText(node) ? undefined : texts.faultOf(node)),
};

/** The same for keys whose one name may not be blank. */
export const filledOrTexts: Type = {
  says: "an array of strings",
  faultOf: (node) => (isText(node) && textOf(node) !== "" ? undefined : texts.faultOf(node)),
};

/** A JSON number without a fraction, `least` or more; `2.0` is one. */
export const integerFrom = (least: number): Type =>
  typeOf(`a whole number from ${least}`, (node) => Number.isInteger(numberOf(node)) && numberOf(node) >= least);

/** From 0 to 1. */
export const share = typeOf("a number up to 1", (node) => numberOf(node) >= 0 && numberOf(node) <= 1);

/** The same without 0. */
export const shareAboveZero = typeOf("a number up to 1", (node) => numberOf(node) > 0 && numberOf(node) <= 1);

const oneOf = (allowed: readonly string[]): string =>
  `${allowed.length > 1 ? "one of " : ""}${allowed.map((word) => `\`${word}\``).join(", ")}`;

/** One of these strings, by case. */
export const words = (...allowed: readonly string[]): Type =>
  typeOf(oneOf(allowed), (node) => isText(node) && allowed.includes(textOf(node) ?? ""));

/** The same, and `null`. */
export const wordOrNull = (...allowed: readonly string[]): Type => {
  const word = words(...allowed);
  return { says: word.says, faultOf: (node) => (isNull(node) ? undefined : word.faultOf(node)) };
};
