import vm from 'node:vm';

/*
 * `node --import code-cache.mjs jest.js`: for every file of tests Jest compiles itself again, and the packages that the
 * file loads. What a worker compiled once is kept as V8's code, with the functions that ran; the next file takes it.
 */

/** @typedef {{ source: string, script: vm.Script, code: Buffer | undefined }} Compiled */

/** @type {Map<string, Compiled>} */
const compiled = new Map();

const compile = vm.compileFunction;
/** Code that may import later asks whoever compiled it: for each file of tests it must be another. */
const IMPORTS = /\bimport\s*\(/;

/** @type {typeof vm.compileFunction} */
const compileOnce = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (filename === undefined || parsingContext === undefined) return compile(source, parameters, options);
  const known = compiled.get(filename);
  const same = known?.source === source ? known : undefined;
  if (same === undefined && IMPORTS.test(source)) return compile(source, parameters, options);
  const head = `(function (${parameters.join(',')}) {`;
  if (same !== undefined) same.code ??= same.script.createCachedData();
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    cachedData: same?.code,
  });
  if (same === undefined || script.cachedDataRejected)
    compiled.set(filename, { source, script, code: undefined });
  return script.runInContext(parsingContext);
};

vm.compileFunction = compileOnce;
