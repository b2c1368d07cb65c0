import asc from 'assemblyscript/asc';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Writes the compiled kernel into the sources, so that building and running need no compiler. With --check
 * nothing is written, and it exits with 1 where the sources contain something else.
 */
const FLAGS = [
  ...['-O3', '--noAssert', '--runtime', 'stub'],
  ...['--importMemory', '--sharedMemory', '--enable', 'threads', '--enable', 'simd'],
  ...['--initialMemory', '1', '--maximumMemory', '16384'],
];
const here = fileURLToPath(new URL('.', import.meta.url));
const target = fileURLToPath(new URL('../src/kernel/kernel-bytes.ts', import.meta.url));

const source = sourceOf(await compile());
if (!process.argv.includes('--check')) writeFileSync(target, source);
else if (readFileSync(target, 'utf8') !== source) {
  process.stderr.write('kernel-bytes.ts is not what the kernel compiles to: npm run kernel -w libs/quant\n');
  process.exitCode = 1;
}

async function compile() {
  let binary;
  const writeFile = (_, contents) => {
    binary = contents;
  };
  const { error, stderr } = await asc.main(
    ['index.ts', '--baseDir', here, '--outFile', 'kernel.wasm', ...FLAGS],
    { writeFile },
  );
  if (error) throw new Error(String(stderr), { cause: error });
  return binary;
}

function sourceOf(binary) {
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,100}/g);
  return [
    '/** The kernel as WebAssembly, in base64: written by `kernel/compile.mjs`, never by hand. */',
    'export const KERNEL_BYTES = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
}
