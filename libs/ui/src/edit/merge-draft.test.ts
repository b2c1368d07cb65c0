import { isSameDraft, isSameValue, mergeDraft } from './merge-draft.ts';

interface Draft {
  readonly name: string;
  readonly weight: number | null;
  readonly places: readonly number[];
}

const READ: Draft = { name: '成长', weight: 0.3, places: [1, 2] };
const merged = (typed: Partial<Draft>, latest: Partial<Draft>): Draft =>
  mergeDraft({ read: READ, typed: { ...READ, ...typed }, latest: { ...READ, ...latest } });

describe('a merge by field', () => {
  it.each<[string, Partial<Draft>, Partial<Draft>, Partial<Draft>]>([
    ['mine alone stays as typed', { name: '我的' }, {}, { name: '我的' }],
    ['theirs alone is taken', {}, { name: '他的' }, { name: '他的' }],
    ['both: mine stays', { name: '我的' }, { name: '他的' }, { name: '我的' }],
    ['both alike is that', { name: '价值' }, { name: '价值' }, { name: '价值' }],
    [
      'mine and theirs of different fields both count',
      { name: '我的' },
      { weight: 0.5 },
      { name: '我的', weight: 0.5 },
    ],
    ['a field that I cleared stays clear', { weight: null }, { weight: 0.5 }, { weight: null }],
    [
      'a list in another order is untouched',
      { places: [2, 1] },
      { places: [1, 2, 3] },
      { places: [1, 2, 3] },
    ],
    [
      'a list has what was added and not what was taken out, there or here',
      { places: [1, 4] },
      { places: [1, 2, 3] },
      { places: [1, 3, 4] },
    ],
    [
      'a list that someone else shortened has mine added',
      { places: [1, 2, 4] },
      { places: [2] },
      { places: [2, 4] },
    ],
    [
      'a list has what each added and neither took out',
      { places: [1, 4] },
      { places: [2, 5] },
      { places: [5, 4] },
    ],
    ['a list has once what both added', { places: [1, 2, 3] }, { places: [1, 2, 3] }, { places: [1, 2, 3] }],
  ])('%s', (_, typed, latest, wanted) => {
    expect(merged(typed, latest)).toEqual({ ...READ, ...wanted });
  });

  it('changes none of the three', () => {
    const [read, typed, latest] = [READ, { ...READ, name: '我的' }, { ...READ, weight: 1 }].map(
      Object.freeze,
    ) as [Draft, Draft, Draft];
    expect(mergeDraft({ read, typed, latest })).toEqual({ ...READ, name: '我的', weight: 1 });
  });
});

describe('the same', () => {
  it.each([
    [undefined, null, true],
    ['', null, false],
    [0, null, false],
    [[], [], true],
    [[1, 1], [1, 2], false],
    [[1, 2], [2, 1], true],
    [[1], 1, false],
  ])('of %p and %p is %p', (one, other, same) => {
    expect(isSameValue(one, other)).toBe(same);
  });

  it('is asked of every field', () => {
    expect(isSameDraft(READ, { ...READ, places: [2, 1] })).toBe(true);
    expect(isSameDraft(READ, { ...READ, weight: 0.4 })).toBe(false);
  });
});

describe('a list of rows', () => {
  const row = (place: number, name: string): object => ({ place, name });
  const rows = (typed: readonly object[], latest: readonly object[]): readonly object[] =>
    mergeDraft({
      read: { rows: [row(1, '一'), row(2, '二')] },
      typed: { rows: typed },
      latest: { rows: latest },
    }).rows;

  it('is equal by the content of its rows', () => {
    expect(isSameDraft({ rows: [row(1, '一')] }, { rows: [row(1, '一')] })).toBe(true);
    expect(isSameDraft({ rows: [row(1, '一')] }, { rows: [row(1, '二')] })).toBe(false);
  });

  it('is merged row by row', () => {
    expect(rows([row(1, '我的'), row(2, '二')], [row(1, '一'), row(2, '二'), row(3, '他的')])).toEqual([
      row(2, '二'),
      row(3, '他的'),
      row(1, '我的'),
    ]);
    expect(rows([row(1, '一'), row(2, '二')], [row(2, '他的')])).toEqual([row(2, '他的')]);
  });
});
