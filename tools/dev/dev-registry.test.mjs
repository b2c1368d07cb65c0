import { devRegistry } from './dev-registry.mjs';

const module = {
  name: 'ai',
  version: '1',
  manifestUrl: '/remotes/ai/1/mf-manifest.json',
  integrity: { a: 'sha384-x' },
};

test('a module with a development server is loaded from there, its files unchecked', async () => {
  const read = async () => '{"remoteEntry":{"name":"remoteEntry.js"},"css":["assets/a.css"]}';
  const { modules } = await devRegistry({ modules: [module] }, () => 'http://localhost:1', read);
  expect(modules[0]).toMatchObject({
    manifestUrl: 'http://localhost:1/mf-manifest.json',
    integrity: { 'mf-manifest.json': '', 'remoteEntry.js': '', 'assets/a.css': '' },
  });
});

test('a module without one stays as released', async () => {
  const read = () => Promise.reject(new Error('not asked'));
  expect(await devRegistry({ modules: [module] }, () => undefined, read)).toEqual({ modules: [module] });
});
