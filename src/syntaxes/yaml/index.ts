/** YAML, as two families of hosts read it. */
export { parseYaml, type YamlReading } from "./lenient.ts";
