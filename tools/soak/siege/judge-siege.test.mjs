import { judgeSiege } from './judge-siege.mjs';

const waits = (/** @type {readonly [number, number][]} */ ...pairs) =>
  pairs.map(([status, milliseconds]) => ({ service: 'access', status, milliseconds }));
const quiet = {
  waits: waits([200, 20], [200, 40]),
  blocked: [
    { name: 'access', blockedMs: 30 },
    { name: 'company', blockedMs: 12 },
  ],
  peaks: [
    { name: 'access', mib: 150 },
    { name: 'company', mib: null },
  ],
};

test('a siege that no other user notices has no fault', () => {
  const { faults, figures } = judgeSiege(quiet, []);
  expect(faults).toEqual([]);
  expect(figures).toContain('blocked 30 ms (access); 150 MiB (access)');
});

test('a fault met by the siege itself stays a fault', () => {
  expect(judgeSiege(quiet, ['3 connections are still open']).faults).toEqual([
    '3 connections are still open',
  ]);
});

test('other users refused or without an answer are a fault', () => {
  const found = { ...quiet, waits: waits([200, 20], [503, 20], [0, 20]) };
  expect(judgeSiege(found, []).faults).toEqual([
    'others were refused 2 times of 3: access 503, access no answer',
  ]);
});

test('a long usual wait of others is a fault, a single one is not', () => {
  const many = Array.from({ length: 99 }, () => /** @type {[number, number]} */ ([200, 20]));
  expect(judgeSiege({ ...quiet, waits: waits(...many, [200, 3000]) }, []).faults).toEqual([]);
  expect(judgeSiege({ ...quiet, waits: waits([200, 20], [200, 3000]) }, []).faults).toEqual([
    'others waited 3000 ms (95 % of them less)',
  ]);
});

test('a process that was blocked, or grew, is named', () => {
  const found = {
    ...quiet,
    blocked: [{ name: 'invest', blockedMs: 3000 }],
    peaks: [{ name: 'invest', mib: 1900 }],
  };
  expect(judgeSiege(found, []).faults).toEqual([
    'invest did nothing else for 3000 ms',
    'invest took 1900 MiB',
  ]);
});
