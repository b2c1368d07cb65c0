import { BALANCE_LINES } from './balance-lines.ts';
import { CASH_FLOW_LINES } from './cash-flow-lines.ts';
import { INCOME_LINES } from './income-lines.ts';
import {
  brokenSums,
  lineColumns,
  linesOf,
  STATEMENT_TEMPLATES,
  type StatementLine,
} from './statement-line.ts';

const STATEMENTS: readonly (readonly StatementLine[])[] = [INCOME_LINES, BALANCE_LINES, CASH_FLOW_LINES];
const boldAt = (lines: readonly StatementLine[]): number[] =>
  linesOf(lines, 'general').flatMap((line, at) => (line.bold ? [at] : []));
const titlesAt = (lines: readonly StatementLine[], places: readonly number[]): (string | undefined)[] =>
  places.map((at) => linesOf(lines, 'general')[at]?.title);

test('the income statement’s bold rows are where the console makes rows bold', () => {
  const places = [0, 2, 15, 18, 20, 24, 27, 30];
  expect(boldAt(INCOME_LINES)).toEqual(places);
  expect(titlesAt(INCOME_LINES, places)).toEqual([
    ...['营业总收入', '营业总成本', '营业利润', '利润总额', '净利润'],
    ...['其他综合收益的税后净额', '综合收益总额', '每股收益'],
  ]);
});

test('the cash-flow statement’s bold rows are where the console makes rows bold', () => {
  const places = [0, 11, 23, 36, 37, 39, 40];
  expect(boldAt(CASH_FLOW_LINES)).toEqual(places);
  expect(titlesAt(CASH_FLOW_LINES, places)).toEqual([
    ...['经营活动产生的现金流量', '投资活动产生的现金流量', '筹资活动产生的现金流量'],
    ...['汇率变动对现金及现金等价物的影响', '现金及现金等价物净增加额', '期末现金及现金等价物余额'],
    '补充资料:将净利润调节为经营活动现金流量',
  ]);
});

test.each(STATEMENT_TEMPLATES)('no line of a %s statement is there twice', (template) => {
  for (const lines of STATEMENTS) {
    const names = linesOf(lines, template).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(STATEMENT_TEMPLATES)(
  'every part of a sum is a line with a value of the %s statement',
  (template) => {
    for (const lines of STATEMENTS) {
      const own = linesOf(lines, template);
      const values = new Set(own.flatMap(({ name, heading }) => (heading ? [] : [name])));
      for (const { sums } of own) {
        for (const { plus, minus = [] } of sums?.[template] ?? []) {
          for (const part of [...plus, ...minus]) {
            // One formula of equity serves all templates: a part without a line in a template does not count in it.
            if (!lines.some(({ name, templates }) => name === part && !templates.includes(template)))
              expect(values).toContain(part);
          }
        }
      }
    }
  },
);

test('every amount of a template is a part of some sum, or a memo', () => {
  const memos = /^(eps_|finance_interest|net_profit_deducted|minority_capital_|minority_dividends_)/;
  for (const lines of STATEMENTS) {
    for (const template of STATEMENT_TEMPLATES) {
      const own = linesOf(lines, template);
      const parts = new Set(
        own.flatMap(({ sums }) =>
          (sums?.[template] ?? []).flatMap(({ plus, minus = [] }) => [...plus, ...minus]),
        ),
      );
      const loose = own.filter(
        ({ name, heading, sums }) => !heading && !sums?.[template] && !parts.has(name) && !memos.test(name),
      );
      // Total revenue is revenue with other income of some groups: no sum of parts that all report.
      expect(loose.map(({ name }) => name)).toEqual(
        lines === INCOME_LINES && template !== 'general'
          ? ['operating_total_revenue']
          : lines === INCOME_LINES
            ? ['operating_revenue']
            : [],
      );
    }
  }
});

test.each(STATEMENT_TEMPLATES)(
  'a line that a total of a %s statement subtracts is labelled 减, or is a total itself; an added line never is',
  (template) => {
    for (const lines of STATEMENTS) {
      const own = linesOf(lines, template);
      const lineOf = (name: string): StatementLine | undefined => own.find((line) => line.name === name);
      const taken = (line: StatementLine | undefined): boolean => line?.title.startsWith('减:') ?? false;
      const wrong = own.flatMap(({ sums, name: total }) =>
        (sums?.[template] ?? []).flatMap(({ plus, minus = [] }) => [
          ...plus.filter((part) => taken(lineOf(part))).map((part) => `${total} adds ${part}`),
          ...minus
            .filter((part) => lineOf(part) && !taken(lineOf(part)) && !lineOf(part)?.sums?.[template])
            .map((part) => `${total} takes ${part} off`),
        ]),
      );
      expect(wrong).toEqual([]);
    }
  },
);

test('each line with a value is one column, at however many places', () => {
  for (const lines of STATEMENTS) {
    const names = lineColumns(lines).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names)).toEqual(new Set(lines.flatMap((line) => (line.heading ? [] : [line.name]))));
  }
});

test('a wrong sum is reported with the expected one; a missing total is not checked', () => {
  const lines: readonly StatementLine[] = [
    {
      name: 'a',
      title: '',
      indent: 0,
      templates: ['bank'],
      sums: { bank: [{ plus: ['b', 'c'], minus: ['d'] }] },
    },
  ];
  expect(brokenSums(lines, 'bank', { a: 0.3, b: 0.1, c: 0.2, d: null })).toEqual([]);
  expect(brokenSums(lines, 'bank', { a: 0.31, b: 0.1, c: 0.2, d: 0 })).toEqual(['a is 0.31, its parts 0.3']);
  expect(brokenSums(lines, 'bank', { a: null, b: 1 })).toEqual([]);
  expect(brokenSums(lines, 'general', { a: 9, b: 1 })).toEqual([]);
});
