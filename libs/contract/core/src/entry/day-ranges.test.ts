import { z } from 'zod';
import { text } from '../columns/index.ts';
import { withOrderedDays } from './day-ranges.ts';
import { call, table } from './entry.ts';
import { day } from '../values/field.ts';

const said = (input: z.ZodType, given: object): unknown => {
  const { error } = input.safeParse(given);
  return error?.issues.map(({ path, message }) => [path.join(), message]);
};
const BACKWARDS = [['endTime', '结束 2026-01-01 早于开始 2026-05-01，应不早于开始']];
const days = { startTime: day().optional(), endTime: day().optional() };

describe('a range of days', () => {
  const input = withOrderedDays(z.strictObject(days));
  it('that ends before it starts is refused', () => {
    expect(said(input, { startTime: '2026-05-01', endTime: '2026-01-01' })).toEqual(BACKWARDS);
  });

  it.each([
    { startTime: '2026-05-01', endTime: '2026-05-01' },
    { startTime: '2026-05-01' },
    { endTime: '2026-05-01' },
    {},
  ])('in order, of one day, or open is accepted: %j', (given) => {
    expect(said(input, given)).toBeUndefined();
  });

  it('is checked in every call and every table that has one', () => {
    const place = { title: '', path: '/api/x', services: ['company'], needs: 'signed-in' } as const;
    const given = { startTime: '2026-05-01', endTime: '2026-01-01' };
    const entry = call({
      ...place,
      id: 'test.call',
      method: 'GET',
      input: z.strictObject(days),
      output: z.string(),
    });
    expect(said(entry.input, given)).toEqual(BACKWARDS);
    const listed = table({
      ...place,
      id: 'test.table',
      filter: z.object(days),
      columns: { x: text('', { sort: true }) },
      key: 'x',
      defaultSort: 'x,ASC',
    });
    expect(said(listed.input, given)).toEqual(BACKWARDS);
  });
});
