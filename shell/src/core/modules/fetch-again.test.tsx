import { jest } from '@jest/globals';
import { fetchAgain } from './fetch-again.ts';
import { aModule } from './module-sample.ts';

const MANIFEST = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    {
      assets: {
        js: { sync: ['assets/a.js'], async: ['assets/b.js'] },
        css: { sync: [], async: ['assets/b.css'] },
      },
    },
  ],
};

/** A fetch that answers the manifest, notes what was asked, and fails for `gone`. */
function fetchWithout(gone: string): readonly string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    asked.push(`${String(url)} ${init?.cache ?? ''}`);
    if (String(url).endsWith(gone)) return Promise.reject(new TypeError('gone'));
    return Promise.resolve({
      json: () => Promise.resolve(MANIFEST),
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    } as Response);
  });
  return asked;
}

test('a module’s files are fetched past every cache, and a file that fails does not stop the others', async () => {
  const asked = fetchWithout('a.js');
  await fetchAgain(aModule({ name: 'ai' }));
  expect(asked).toEqual([
    'http://localhost/remotes/ai/1.0.0/mf-manifest.json reload',
    'http://localhost/remotes/ai/1.0.0/remoteEntry.js reload',
    'http://localhost/remotes/ai/1.0.0/assets/a.js reload',
    'http://localhost/remotes/ai/1.0.0/assets/b.js reload',
    'http://localhost/remotes/ai/1.0.0/assets/b.css reload',
  ]);
});

test('a manifest that cannot be had is an error: nothing else is known of the module', async () => {
  const asked = fetchWithout('mf-manifest.json');
  await expect(fetchAgain(aModule({ name: 'ai' }))).rejects.toThrow('gone');
  expect(asked).toHaveLength(1);
});
