import { jest } from '@jest/globals';
import { fetchAgain } from './fetch-again.ts';
import { aModule } from './module-sample.ts';

test('a module’s files are fetched past every cache, and a file that fails does not stop the others', async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    asked.push(`${String(url)} ${init?.cache ?? ''}`);
    if (String(url).endsWith('a.js')) return Promise.reject(new TypeError('gone'));
    return Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Response);
  });
  const integrity = { 'assets/a.js': 'sha384-a', 'remoteEntry.js': 'sha384-b', 'mf-stats.json': 'sha384-c' };
  await fetchAgain(aModule({ name: 'ai', integrity }));
  expect(asked).toEqual([
    'http://localhost/remotes/ai/1.0.0/assets/a.js reload',
    'http://localhost/remotes/ai/1.0.0/remoteEntry.js reload',
  ]);
});
