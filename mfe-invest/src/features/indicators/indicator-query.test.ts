import { companyPatch, linesPatch, readIndicatorQuery } from './indicator-query.ts';
import { yearsBefore } from './span-choice.ts';

const read = (text: string) => readIndicatorQuery(new URLSearchParams(text));
const texts = (patch: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, value ?? '']));

describe('the address of the indicator page', () => {
  it('contains the items, the company and the days', () => {
    expect(
      read(
        'find=ROE&frequency=daily&from=2025-01-02&to=2026-01-05&lines=a.b,calc5&company=7&companyName=甲 1',
      ),
    ).toEqual({
      find: 'ROE',
      frequency: 'daily',
      from: '2025-01-02',
      to: '2026-01-05',
      lines: ['a.b', 'calc5'],
      company: { id: 7, name: '甲 1' },
    });
  });

  it('without a query means the first items of the list, of the whole market, over the usual days', () => {
    expect(read('frequency=weekly&from=yesterday&company=-1')).toEqual({
      find: '',
      frequency: null,
      from: undefined,
      to: undefined,
      lines: null,
      company: null,
    });
  });

  it('reads back as it was written', () => {
    const company = { id: 7, name: '甲 1' };
    const written = new URLSearchParams(texts({ ...linesPatch(['a.b', 'c.d']), ...companyPatch(company) }));
    expect(read(written.toString())).toMatchObject({ lines: ['a.b', 'c.d'], company });
    // That nothing is drawn differs from an address without lines.
    expect(read(new URLSearchParams(texts(linesPatch([]))).toString()).lines).not.toBeNull();
  });
});

test.each([
  ['2026-07-02', 3, '2023-07-02'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2024-02-29', 4, '2020-02-29'],
  ['2104-02-29', 4, '2100-02-28'],
])('the day %s less %i years is %s', (day, years, before) => {
  expect(yearsBefore(day, years)).toBe(before);
});
