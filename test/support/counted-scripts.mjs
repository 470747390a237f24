/** Loaded before the command: says on stderr, at its exit, how many parts came with compiled code and how many without. */
import vm from "node:vm";

const counted = { kept: 0, compiled: 0 };
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    counted[this.cachedDataRejected === false ? "kept" : "compiled"]++;
  }
};
process.on("exit", () => process.stderr.write(`\n${JSON.stringify(counted)}\n`));
