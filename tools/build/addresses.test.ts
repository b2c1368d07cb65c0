import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const CONTRACTS = join(import.meta.dirname, '../../libs/contract');
const PACKAGES = readdirSync(CONTRACTS).filter((name) =>
  existsSync(join(CONTRACTS, name, 'src/addresses.ts')),
);
const output = mkdtempSync(join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(output, { recursive: true }));

/** Whether a bundle of the entry includes zod; imports stay in it, used or not. */
function hasZod(entry: string): Promise<boolean> {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } };
  const compiler = rspack({
    mode: 'none',
    entry,
    output: { path: output },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options }],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats === undefined || stats.hasErrors()) return reject(error ?? new Error(String(stats)));
      const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Infinity });
      resolve(modules.some(({ name = '' }) => name.includes('/node_modules/zod/')));
    });
  });
}

describe('addresses of the contract', () => {
  it.each(PACKAGES)('of %s are bundled without zod', async (name) => {
    expect(await hasZod(join(CONTRACTS, name, 'src/addresses.ts'))).toBe(false);
  });

  it('are checked by a test that does find zod where it is imported', async () => {
    expect(PACKAGES).toEqual(['access', 'company', 'core', 'data', 'industry', 'invest']);
    expect(await hasZod(join(CONTRACTS, 'access/src/access-entries.ts'))).toBe(true);
  });
});
