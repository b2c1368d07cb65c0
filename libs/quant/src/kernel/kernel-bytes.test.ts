import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

it('are what the kernel’s sources compile to', () => {
  const compiler = fileURLToPath(new URL('../../kernel/compile.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, [compiler, '--check'], { stdio: 'pipe' })).not.toThrow();
});
