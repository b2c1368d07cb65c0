import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopCommands } from '../run/command.mjs';
import { runJest } from './run-jest.mjs';

test('no tests begin after an interrupt, which ends the run', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'run-jest-'));
  const options = { report: join(directory, 'report.json'), args: ['--version'] };
  expect(await runJest(['unit'], options)).toMatchObject({ output: expect.stringMatching(/^\d+\./) });
  stopCommands();
  await expect(runJest(['unit'], options)).rejects.toThrow(
    'unit: not begun, because the run was interrupted',
  );
  await rm(directory, { recursive: true });
});
