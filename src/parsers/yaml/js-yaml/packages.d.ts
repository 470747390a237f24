/** The parts of js-yaml that are used here; the packages carry no types. */
declare module "js-yaml-3" {
  const jsYaml: import("./package.ts").JsYaml;
  export default jsYaml;
}
declare module "js-yaml-4" {
  const jsYaml: import("./package.ts").JsYaml;
  export default jsYaml;
}
declare module "js-yaml-4.3" {
  const jsYaml: import("./package.ts").JsYaml;
  export default jsYaml;
}
