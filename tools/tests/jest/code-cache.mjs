import vm from 'node:vm';

/*
 * `node --import code-cache.mjs jest.js`: for every test file Jest compiles its own code and the loaded
 * packages again. This keeps code that a worker compiled once as V8's code cache, with the functions that ran,
 * for the next file.
 */

/** @typedef {{ source: string, script: vm.Script, code: Buffer | undefined }} Compiled */

/** @type {Map<string, Compiled>} */
const compiled = new Map();

const compile = vm.compileFunction;
/** Code with dynamic imports refers to its compiling context, which must differ for each test file. */
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
