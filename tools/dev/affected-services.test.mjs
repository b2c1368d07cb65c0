import { affectedServices } from './affected-services.mjs';

const packages = [
  { name: 'core', directory: 'libs/contract/core', dependencies: [] },
  { name: 'kit', directory: 'libs/node-kit', dependencies: ['core'] },
  { name: 'service-ai', directory: 'services/ai', dependencies: ['kit'] },
  { name: 'service-access', directory: 'services/access', dependencies: ['kit'] },
  { name: 'shell', directory: 'shell', dependencies: ['core'] },
];

test('a file of a service touches that service alone', () => {
  expect(affectedServices('services/ai/src/main.ts', packages)).toEqual(['ai']);
});

test('a file of a library touches every service that depends on it, directly or not', () => {
  expect(affectedServices('libs/contract/core/src/values/unit.ts', packages)).toEqual(['ai', 'access']);
});

test('a file of the front end, or of no package, touches none', () => {
  expect(affectedServices('shell/src/main.tsx', packages)).toEqual([]);
  expect(affectedServices('README.md', packages)).toEqual([]);
});
