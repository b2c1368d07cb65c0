import { releaseCommand } from './options.mjs';

const command = (/** @type {string} */ line) => releaseCommand(line.split(' ').filter(Boolean));

test('a module is released by its name or its folder, for everyone, some, or no one yet', () => {
  const release = { kind: 'release', module: 'company', activate: true, audience: [] };
  expect(command('company')).toEqual(release);
  expect(command('mfe-company')).toEqual(release);
  expect(command('company --no-activate')).toEqual({ ...release, activate: false });
  expect(command('company --canary 10 --users a,b --tenants 000000')).toEqual({
    ...release,
    audience: ['--canary', '10', '--users', 'a,b', '--tenants', '000000'],
  });
});

test('a version is activated, a module rolled back, versions are listed', () => {
  const activation = { kind: 'activate', module: 'ai', version: '0.1.0-0a', audience: [] };
  expect(command('--activate ai 0.1.0-0a')).toEqual(activation);
  expect(command('--activate ai 0.1.0-0a --canary 5')).toEqual({
    ...activation,
    audience: ['--canary', '5'],
  });
  expect(command('--rollback mfe-ai')).toEqual({ kind: 'rollback', module: 'ai' });
  expect(command('--list')).toEqual({ kind: 'list', module: null });
  expect(command('--list invest')).toEqual({ kind: 'list', module: 'invest' });
});

test.each([
  '',
  'shell',
  'company industry',
  'company --now',
  'company --no-activate --canary 10',
  '--activate company',
  '--rollback',
  '--rollback company 0.1.0',
  '--rollback company --canary 10',
  '--rollback --list company',
  '--list nothing',
])('»%s« makes no sense', (line) => {
  expect(command(line)).toBeNull();
});
