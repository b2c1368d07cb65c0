import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { completeOptional, missingOptional, platformOf } from './lock-entries.mjs';

const builds = { 'x-darwin-arm64': '2.0.0', 'x-linux-x64-gnu': '2.0.0' };
const linux = { version: '2.0.0', dev: true, license: 'MIT', optional: true, engines: { node: '>=20' } };
const incomplete = {
  '': { version: '1.0.0' },
  'node_modules/x': { version: '2.0.0', optionalDependencies: builds },
  'node_modules/x-linux-x64-gnu': linux,
};

test('package-lock.json has an entry for every build of other platforms; node tools/complete-lock.mjs adds them', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(missingOptional(packages)).toEqual([]);
});

test('a build without an entry is missing, with the package that names it', () => {
  expect(missingOptional(incomplete)).toEqual([
    { parent: 'node_modules/x', name: 'x-darwin-arm64', version: '2.0.0' },
  ]);
});

test('an entry counts where Node would look for it', () => {
  const parent = 'services/a/node_modules/b';
  const needs = { [parent]: { optionalDependencies: { c: '1.0.0' } } };
  for (const path of [`${parent}/node_modules/c`, 'services/a/node_modules/c', 'node_modules/c'])
    expect(missingOptional({ ...needs, [path]: {} })).toEqual([]);
  expect(missingOptional({ ...needs, 'services/d/node_modules/c': {} })).toHaveLength(1);
});

test('a missing entry is made from its name and from the existing builds', () => {
  const complete = completeOptional(incomplete);
  expect(complete['node_modules/x-darwin-arm64']).toEqual({ ...linux, cpu: ['arm64'], os: ['darwin'] });
  expect(Object.keys(complete)).toEqual([
    '',
    'node_modules/x',
    'node_modules/x-darwin-arm64',
    'node_modules/x-linux-x64-gnu',
  ]);
  expect(missingOptional(complete)).toEqual([]);
});

test('an entry without a build of the same version is not made up', () => {
  const lonely = { 'node_modules/x': { version: '2.0.0', optionalDependencies: builds } };
  expect(() => completeOptional(lonely)).toThrow('only the registry knows');
});

test.each([
  ['@nx/nx-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@swc/core-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s says its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a name without a platform is refused', () => {
  expect(() => platformOf('fsevents')).toThrow('names no platform');
});
