/**
 * One process that runs a bundled entry point many times, each time as a new process would: fresh modules, and the words, the
 * environment and the directory of that run. What it saves is the start of Node.js and the compiling of the bundle, which take
 * longer than most runs. It is started by `reused.ts`, with an IPC channel; what a run writes goes to the files that are
 * its standard output and standard error. A run that is exited while something is still open takes the process with it.
 */
"use strict";
const Module = require("node:module");
const { dirname } = require("node:path");
const vm = require("node:vm");

const compiled = new Map();

/** As Node.js compiles a file of CommonJS, but once: what is kept is the code, never a value. */
Module.prototype["_compile"] = function (content, filename) {
  let known = compiled.get(filename);
  if (known?.content !== content) {
    const parameters = ["exports", "require", "module", "__filename", "__dirname"];
    const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    known = { content, run: vm.compileFunction(content, parameters, { filename, importModuleDynamically }) };
    compiled.set(filename, known);
  }
  const required = Module.createRequire(filename);
  return known.run.call(this.exports, this.exports, required, this, filename, dirname(filename));
};

const exit = process.exit.bind(process);
let isRunning = false;
let isEnding = false;

process.on("message", ({ script, words, cwd, env }) => {
  isRunning = true;
  process.channel.unref();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = [process.execPath, script, ...words];
  process.exitCode = undefined;
  for (const name of Object.keys(require.cache)) delete require.cache[name];
  Module["_load"](script, null, true);
});
process.on("beforeExit", end);
process.on("disconnect", () => exit(0));
// What is still under way after a run has nobody left to tell. During a run it is the run's to handle, or a crash.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error) => {
    if (!isRunning || process.listenerCount(event) > 1) return;
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    exit(1);
  });
process.exit = (code) => {
  if (code !== undefined) process.exitCode = code;
  if (isEnding || !isRunning) return;
  if (process.getActiveResourcesInfo().length > 0) exit(process.exitCode);
  end();
};
/** The listeners that belong to this process and not to a run. */
const own = new Map(process.eventNames().map((name) => [name, process.listeners(name)]));

/** Ends a run as its process would end, and reports its exit code. */
function end() {
  if (!isRunning || isEnding) return;
  isEnding = true;
  for (const listener of process.listeners("exit")) listener.call(process, process.exitCode ?? 0);
  for (const name of process.eventNames())
    for (const listener of process.listeners(name))
      if (!own.get(name)?.includes(listener)) process.removeListener(name, listener);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners("error");
  const code = Number(process.exitCode ?? 0);
  isRunning = false;
  isEnding = false;
  process.exitCode = 0;
  process.chdir("/");
  process.channel.ref();
  process.send({ code });
}
