import { importerCommand, withCallersPaths } from './import.mjs';

test('paths are relative to the caller’s directory, other words stay', () => {
  expect(withCallersPaths(['data', '--mapping', 'm.json', '--source', 'vendor'], '/home/me')).toEqual([
    '/home/me/data',
    '--mapping',
    '/home/me/m.json',
    '--source',
    'vendor',
  ]);
});

test('a folder is imported, history and undo are commands of their own, anything else is refused', () => {
  expect(importerCommand(['data', '--dry-run'], '/home/me')).toEqual([
    'import',
    '/home/me/data',
    '--dry-run',
  ]);
  expect(importerCommand(['--history', '--json'])).toEqual(['history', '--json']);
  expect(importerCommand(['--undo'])).toEqual(['undo']);
  for (const args of [[], ['--undo', 'data'], ['--history', '3'], ['--dry-run', 'data']])
    expect(importerCommand(args)).toBeNull();
});
