import { KnownNames, type KnownName } from './known-names.ts';

const one: KnownName = { kind: 'indicator', id: 'pe', name: '市盈率', version: 1, type: 'daily', unit: '1' };
const two = { ...one, version: 2 };
const other: KnownName = { ...one, kind: 'factor', id: '7', version: 5 };
const names = new KnownNames([one, two, other]);

test('a name means its newest version, in whatever order they are given', () => {
  expect(names.find('市盈率')).toBe(two);
  expect(new KnownNames([two, one]).find('市盈率')).toBe(two);
  expect(names.find('市盈率', 1)).toBe(one);
  expect(names.find('市盈率', 3)).toBeUndefined();
  expect(names.find('pe')).toBe(two);
});

test('what is pinned is written as shortly as it is understood', () => {
  expect(names.written('indicator', 'pe@2')).toEqual({ name: '市盈率', version: undefined });
  expect(names.written('indicator', 'pe@1')).toEqual({ name: '市盈率', version: 1 });
});

test('of two things of one name the second is written so that it is found', () => {
  for (const { kind, id, version } of [one, two, other]) {
    const { name, version: written } = names.written(kind, `${id}@${version}`);
    expect(names.find(name, written)).toBe(names.pinned(kind, `${id}@${version}`));
  }
  const clash = new KnownNames([two, { ...other, version: 2 }]);
  expect(clash.written('factor', '7@2')).toEqual({ name: '7', version: 2 });
});

test('a name never means two things, whatever version stands behind it', () => {
  expect(names.find('市盈率', 5)).toBeUndefined();
  expect(names.written('factor', '7@5')).toEqual({ name: '7', version: 5 });
});

test('what is not known has no name', () => {
  expect(names.find('toString')).toBeUndefined();
  expect(names.pinned('factor', 'pe@1')).toBeUndefined();
  expect(names.written('factor', 'gone@4')).toEqual({ name: 'gone', version: 4 });
});

/** Refs that are none would otherwise lose a letter, or become those of a version that is known. */
test.each([
  ['gone@4', 'gone', 4],
  ['a@b@12', 'a@b', 12],
  ['gone@0', 'gone', 0],
  ['gone', 'gone', undefined],
  ['gone@', 'gone@', undefined],
  ['@4', '@4', undefined],
  ['gone@x', 'gone@x', undefined],
  ['pe@02', 'pe@02', undefined],
  ['pe@2.0', 'pe@2.0', undefined],
  ['pe@ 2', 'pe@ 2', undefined],
  ['gone@1234567890', 'gone@1234567890', undefined],
  ['', '', undefined],
])('the ref %j that nothing is pinned by is written %j, version %p', (ref, name, version) => {
  expect(names.written('indicator', ref)).toEqual({ name, version });
});
