import { statement, type StatementEntry } from '@console/contract-core';
import type { Client } from '@console/platform';
import { z } from 'zod';
import { aboutLine } from '../data/export/sheet.ts';
import { statementBook } from './statement-book.ts';

const periods = { dataId: z.number(), reportType: z.enum(['Q', 'Y']) };
const entry = (title: string, input: z.ZodType): StatementEntry =>
  statement({
    id: `sample.${title}`,
    title,
    path: '/api/sample/dataList',
    services: ['company'],
    needs: 'signed-in',
    input,
    unit: 'millionYuan',
    source: '定期报告',
  });
const FLOWS = entry('利润表', z.strictObject({ ...periods, single: z.enum(['0', '1']) }));
const LEVELS = entry('资产负债表', z.strictObject(periods));

describe('the statements of a company as one workbook', () => {
  const asked: unknown[] = [];
  const call = ({ title }: StatementEntry, input: unknown): Promise<unknown> => {
    asked.push(input);
    return Promise.resolve({
      lines: [{ cn: `${title}合计`, '2026Q1': 1_500_000, '2026H1': null }],
      asOf: '2026-08-28',
    });
  };
  const book = () =>
    statementBook({
      client: { service: 'company', call } as unknown as Client,
      statements: [FLOWS, LEVELS],
      input: { dataId: 12, reportType: 'Q', single: '1' },
      subject: '华岚精工',
      newestFirst: true,
      titles: { value: '本期', prior: '上年同期', change: '增减', growth: '同比' },
    });

  it('have a tab each, with the periods that are shown', async () => {
    const sheets = await book();
    expect(sheets.map(({ tab }) => tab)).toEqual(['利润表', '资产负债表']);
    expect(sheets.map((sheet) => aboutLine(sheet)[0])).toEqual(['华岚精工 利润表', '华岚精工 资产负债表']);
    expect(sheets[1]?.header).toEqual(['报告期', '2026H1', '2026Q1']);
    expect(sheets[1]?.rows).toEqual([['资产负债表合计', null, { digits: '1.50', full: 1.5 }]]);
  });

  it('ask for single quarters where there are any', () => {
    expect(asked.slice(0, 2)).toEqual([
      { dataId: 12, reportType: 'Q', single: '1' },
      { dataId: 12, reportType: 'Q' },
    ]);
  });
});
