import { isInstalled } from './install.mjs';

/** @param {import('./install.mjs').LockFile['packages']} packages */
const lock = (packages) => ({ packages });
const wanted = lock({
  '': { version: '1.0.0' },
  'services/a': { version: '1.0.0' },
  'node_modules/x': { version: '1.0.0' },
  'node_modules/mac-only': { version: '1.0.0', optional: true },
});

test('the wanted versions in place count as an install', () => {
  expect(isInstalled(wanted, lock({ 'node_modules/x': { version: '1.0.0' } }))).toBe(true);
});

test('a missing or different version does not', () => {
  expect(isInstalled(wanted, lock({}))).toBe(false);
  expect(isInstalled(wanted, lock({ 'node_modules/x': { version: '1.0.1' } }))).toBe(false);
});
