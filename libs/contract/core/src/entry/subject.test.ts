import { z } from 'zod';
import { date, percent, yuan } from '../columns/index.ts';
import { id } from '../values/field.ts';
import { subjectEntries } from './subject.ts';

const fund = subjectEntries({ services: ['company'], name: { fundId: id() } });
const place = { title: '', needs: 'gssjk', source: '基金公告' } as const;

const prices = fund.facts({
  ...place,
  id: 'test.prices',
  path: '/api/fund/prices',
  key: 'day',
  defaultSort: 'day,DESC',
  filter: { year: id().optional() },
  columns: { day: date('日期'), price: yuan('净值') },
});
const manager = fund.read({ ...place, id: 'test.manager', path: '/api/fund/manager', output: z.string() });
const returns = fund.chart({
  ...place,
  id: 'test.returns',
  path: '/api/fund/returns',
  over: { day: date('日期') },
  lines: { total: percent('累计收益') },
});
const holdings = fund.statement({
  ...place,
  id: 'test.holdings',
  path: '/api/fund/holdings',
  unit: 'millionYuan',
});

describe('the entries of a subject', () => {
  it.each([prices, manager, returns, holdings])(
    '$id asks for one subject and belongs to its service',
    (entry) => {
      expect(entry.services).toEqual(['company']);
      expect(entry.method).toBe('GET');
      expect(entry.input.safeParse({}).success).toBe(false);
      expect(entry.input.parse({ fundId: '7' })).toMatchObject({ fundId: 7 });
    },
  );

  it('take what they ask for themselves, and nothing else', () => {
    expect(prices.input.parse({ fundId: 7, year: 2026 })).toMatchObject({ year: 2026, page: 0 });
    expect(manager.input.safeParse({ fundId: 7, year: 2026 }).success).toBe(false);
  });

  it('have the methods and schemas of their kinds', () => {
    expect([prices.kind, manager.kind, returns.kind, holdings.periods]).toEqual([
      'table',
      'call',
      'chart',
      'report',
    ]);
  });
});
