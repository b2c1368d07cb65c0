import { join } from 'node:path';
import { scratchData } from '../data/scratch-data.ts';
import { workerProcess } from './worker-process.ts';

it('a worker that a test leaves running ends when its data is dropped', async () => {
  const data = await scratchData();
  const file = join(import.meta.dirname, 'job-worker-main.ts');
  const worker = workerProcess({ file, schema: 'platform', data });
  worker.check();
  await data.drop();
  expect(await worker.ended).toBe('SIGKILL');
  expect(() => worker.check()).toThrow('the worker ended with SIGKILL');
});
