import { Fault } from './fault.mjs';
import { runCommand, tryCommand } from './command.mjs';

const node = (/** @type {string} */ script) => /** @type {const} */ ([process.execPath, ['-e', script]]);

test('names are whole however their bytes are split', async () => {
  // A pipe's chunks are a power of two long, which three bytes a character never end on.
  const names = '贵州茅台'.repeat(50_000);
  const print = (/** @type {string} */ stream) =>
    `process.${stream}.write('贵州茅台'.repeat(50_000), () => undefined);`;
  const { code, stdout, output } = await tryCommand(...node(print('stdout')));
  expect(code).toBe(0);
  expect(stdout === names).toBe(true);
  expect(output === names).toBe(true);
  const errors = await tryCommand(...node(print('stderr')));
  expect(errors.output === names).toBe(true);
  expect(errors.stdout).toBe('');
});

test('a character whose bytes are written one after another is one', async () => {
  const { stdout } = await tryCommand(
    ...node(`const bytes = Buffer.from('茅');
      process.stdout.write(bytes.subarray(0, 1));
      setTimeout(() => process.stdout.write(bytes.subarray(1)), 100);`),
  );
  expect(stdout).toBe('茅');
});

test('a command that fails is a Fault with its output', async () => {
  const failing = runCommand(...node(`console.error('没有这个文件'); process.exitCode = 3;`));
  await expect(failing).rejects.toThrow(Fault);
  await expect(failing).rejects.toThrow(/failed \(3\)\n没有这个文件$/);
});
