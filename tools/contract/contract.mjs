import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { runCompiler } from '../build/run-compiler.mjs';
import { Fault, runMain } from '../run/fault.mjs';
import { CACHE_DIR, ROOT } from '../run/paths.mjs';
import { formatText } from '../workspace/format-text.mjs';

const SOURCE = join(ROOT, 'services/gateway/src/docs/compatible-report.ts');
const RECORDED = join(ROOT, 'services/gateway/contract.json');
const USAGE = 'usage: npm run contract [-- --record]';

/**
 * `npm run contract`: compares the contract of these sources with the recorded one; exits with 1 when it breaks it.
 * `--record` records it as the one that released modules are built against.
 */
export function main() {
  return runMain(async () => {
    const isRecording = readRecord(process.argv.slice(2));
    const recorded = JSON.parse(
      await readFile(RECORDED, 'utf8').catch((error) => {
        // Only the first recording may find no earlier record: a check against nothing would find no breaks.
        if (isRecording && error.code === 'ENOENT') return '[]';
        throw error;
      }),
    );
    const { now, breaks, added } = await report(recorded);
    if (isRecording) await write(now);
    for (const each of added) console.log(`+ ${each}`);
    for (const each of breaks) console.log(`✗ ${each}`);
    const change = `${recorded.length} calls recorded, ${added.length} added, ${breaks.length} breaks`;
    console.log(isRecording ? `${change}; now ${now.length} are recorded` : change);
    return isRecording || breaks.length === 0 ? 0 : 1;
  });
}

/** @param {unknown} contract */
async function write(contract) {
  await writeFile(RECORDED, await formatText(RECORDED, JSON.stringify(contract, null, 2)));
}

/** @param {readonly string[]} args */
function readRecord(args) {
  try {
    return parseArgs({ args: [...args], options: { record: { type: 'boolean' } } }).values.record ?? false;
  } catch {
    throw new Fault(USAGE);
  }
}

/**
 * The contract is TypeScript: bundled, then imported.
 * @param {unknown} recorded
 * @returns {Promise<{ now: unknown[], breaks: string[], added: string[] }>}
 */
async function report(recorded) {
  await mkdir(CACHE_DIR, { recursive: true });
  const directory = await mkdtemp(join(CACHE_DIR, 'contract-'));
  try {
    await bundle(directory);
    const { contractReport } = await import(pathToFileURL(join(directory, 'main.mjs')).href);
    return contractReport(recorded);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param {string} directory */
async function bundle(directory) {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } };
  const compiler = rspack({
    context: ROOT,
    mode: 'none',
    target: 'node20',
    entry: { main: SOURCE },
    output: {
      path: directory,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options }],
    },
  });
  await runCompiler(compiler);
}
