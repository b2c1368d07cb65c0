import { fieldDifferences } from './field-differences.ts';

describe('the differences of two records', () => {
  it('are none between equal records, in any order of keys and of sets', () => {
    expect(fieldDifferences({ a: 1, b: { c: null } }, { b: { c: null }, a: 1 })).toEqual([]);
    expect(fieldDifferences({ authorities: ['x', 'y'] }, { authorities: ['y', 'x'] })).toEqual([]);
    expect(fieldDifferences(null, null)).toEqual([]);
    expect(fieldDifferences({}, null)).toEqual([]);
  });

  it('name each field that changed, to and from missing too', () => {
    const before = { realName: '旧', phone: null, status: 1, kept: 'same' };
    expect(
      fieldDifferences(before, { realName: '新', phone: '13800000000', status: null, kept: 'same' }),
    ).toEqual([
      { path: 'realName', before: '旧', after: '新', kind: 'changed' },
      { path: 'phone', before: null, after: '13800000000', kind: 'changed' },
      { path: 'status', before: 1, after: null, kind: 'changed' },
    ]);
  });

  it('of a new record are its fields', () => {
    const made = { username: 'new', phone: null, authorities: ['x', 'y'], more: { deep: false } };
    expect(fieldDifferences(null, made)).toEqual([
      { path: 'username', before: null, after: 'new', kind: 'added' },
      { path: 'authorities', before: null, after: 'x', kind: 'added' },
      { path: 'authorities', before: null, after: 'y', kind: 'added' },
      { path: 'more.deep', before: null, after: false, kind: 'added' },
    ]);
  });

  it('of a deleted record are its former fields', () => {
    expect(fieldDifferences({ username: 'old', phone: null, authorities: ['x'] }, null)).toEqual([
      { path: 'username', before: 'old', after: null, kind: 'removed' },
      { path: 'authorities', before: 'x', after: null, kind: 'removed' },
    ]);
  });

  it('of a set are the items added and removed', () => {
    expect(fieldDifferences({ authorities: ['a', 'b'] }, { authorities: ['b', 'c'] })).toEqual([
      { path: 'authorities', before: null, after: 'c', kind: 'added' },
      { path: 'authorities', before: 'a', after: null, kind: 'removed' },
    ]);
  });

  it('of lists of records are given by position', () => {
    const before = { rows: [{ name: 'a' }, { name: 'b' }] };
    expect(fieldDifferences(before, { rows: [{ name: 'a' }, { name: 'c' }, { name: 'd' }] })).toEqual([
      { path: 'rows.1.name', before: 'b', after: 'c', kind: 'changed' },
      { path: 'rows.2.name', before: null, after: 'd', kind: 'added' },
    ]);
  });

  it('of a value that changed its type are one change', () => {
    expect(fieldDifferences({ a: 1 }, { a: { b: 2 } })).toEqual([
      { path: 'a', before: 1, after: { b: 2 }, kind: 'changed' },
    ]);
    expect(fieldDifferences({ a: { b: 2 } }, { a: null })).toEqual([
      { path: 'a', before: { b: 2 }, after: null, kind: 'changed' },
    ]);
  });

  it('of plain values have no path', () => {
    expect(fieldDifferences('old', 'new')).toEqual([
      { path: '', before: 'old', after: 'new', kind: 'changed' },
    ]);
  });

  it('do not confuse a field with an inherited property of objects', () => {
    expect(fieldDifferences({}, { constructor: 'x' })).toEqual([
      { path: 'constructor', before: null, after: 'x', kind: 'added' },
    ]);
  });

  it('leave the records unchanged', () => {
    const frozen = Object.freeze({ list: Object.freeze(['b', 'a']) });
    expect(fieldDifferences(frozen, frozen)).toEqual([]);
  });
});
