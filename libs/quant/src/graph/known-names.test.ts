import { KnownNames, refOf, type KnownName } from './known-names.ts';

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

test('a name never means two things, whichever version it refers to', () => {
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

test('a ref is the id and the version of a thing', () => {
  expect(refOf(two)).toBe('pe@2');
  expect(refOf({ id: 'a@b', version: 0 })).toBe('a@b@0');
});

test.each<[string, string, number | undefined, KnownName | undefined]>([
  ['a name in its newest version', '市盈率', undefined, two],
  ['a name in a version', '市盈率', 1, one],
  ['a version that is not known', '市盈率', 0, undefined],
  ['an id in its newest version', 'pe', undefined, two],
  ['an id in a version', 'pe', 1, one],
  ['the id of the thing whose name another has', '7', undefined, other],
  ['the same in its version', '7', 5, other],
  ['part of a name', '市盈', undefined, undefined],
  ['a name in other letters', 'PE', undefined, undefined],
  ['a name with its version in it', '市盈率@1', undefined, one],
  ['nothing', '', undefined, undefined],
])('%s is found as it should be', (_, name, version, expected) => {
  expect(names.find(name, version)).toBe(expected);
});

test('a node is pinned by kind, id and version together', () => {
  expect(names.pinned('indicator', 'pe@1')).toBe(one);
  expect(names.pinned('factor', '7@5')).toBe(other);
  for (const [kind, ref] of [
    ['factor', 'pe@1'],
    ['indicator', '7@5'],
    ['indicator', 'pe'],
    ['indicator', '市盈率@1'],
    ['constant', ''],
    ['rule', '7'],
  ] as const)
    expect(names.pinned(kind, ref)).toBeUndefined();
});

describe('of two things', () => {
  const base: KnownName = { kind: 'indicator', id: 'a', name: 'x', version: 1, type: 'daily', unit: '1' };

  test('of one id, an indicator and a factor, each is pinned by its kind', () => {
    const factor: KnownName = { ...base, kind: 'factor', name: 'y' };
    const both = new KnownNames([base, factor]);
    expect([both.pinned('indicator', 'a@1'), both.pinned('factor', 'a@1')]).toEqual([base, factor]);
    expect([both.find('x'), both.find('y'), both.find('a')]).toEqual([base, factor, base]);
  });

  test('one whose name is the id of the other has that word', () => {
    const named: KnownName = { ...base, id: 'b', name: 'a' };
    const both = new KnownNames([base, named]);
    expect(both.find('a')).toBe(named);
    expect(both.written('indicator', 'a@1')).toEqual({ name: 'x', version: undefined });
    expect(both.written('indicator', 'b@1')).toEqual({ name: 'a', version: undefined });
  });

  test('a newer version under another name leaves the old name to the old one', () => {
    const renamed: KnownName = { ...base, version: 2, name: 'y' };
    const both = new KnownNames([base, renamed]);
    expect([both.find('x'), both.find('y'), both.find('a')]).toEqual([base, renamed, renamed]);
    expect(both.written('indicator', 'a@1')).toEqual({ name: 'x', version: undefined });
  });
});

test('nothing is known of nothing', () => {
  const none = new KnownNames([]);
  expect([none.find('a'), none.pinned('indicator', 'a@1')]).toEqual([undefined, undefined]);
});
