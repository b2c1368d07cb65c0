import type { TableEntry } from '@console/contract-core';
import { ALL_ENTRIES } from './all-entries.ts';

const columns = ALL_ENTRIES.filter((entry): entry is TableEntry => entry.kind === 'table').flatMap(
  ({ id, columns: own }) => own.map(({ key, title }) => ({ place: `${id}.${key}`, title })),
);
const calls = ALL_ENTRIES.map(({ id, title }) => ({ place: id, title }));
const saying = (word: string, titled: readonly { place: string; title: string }[]): readonly string[] =>
  titled.filter(({ title }) => title.includes(word)).map(({ place, title }) => `${place} ${title}`);

test('no column of a table calls an amount or a net inflow over float capital 换手', () => {
  // Shares traded over float shares; and the share of the best group that is new, of a backtest and of a check-up.
  expect(saying('换手', columns)).toEqual([
    'company.list.turnoverRate 换手率',
    'invest.backtestList.topTurnover 最高组换手',
    'invest.checkupRows.topTurnover 最高组换手',
  ]);
  expect(saying('换手', calls)).toEqual([]);
});

test('what is over float capital says so, and what it divides', () => {
  const divided = [
    // Financing and short selling together, as its table says.
    'leverage.sumRate 占流通市值比',
    'tradingStatistics.largeSingleTurnover 特大单净流入占流通市值',
    'tradingStatistics.mainSingleTurnover 主力净流入占流通市值',
    'tradingStatistics.middleSmallSingleTurnover 中小单净流入占流通市值',
    'liquidity.turnoverOfFloatCapitalRate 成交额占流通市值',
    'capitalPreference.turnoverOfFloatCapitalRate 成交额占流通市值',
  ];
  const ranked = ['corpPreference', 'industryPreference'];
  expect(saying('占流通市值', columns)).toEqual([
    ...['company', 'industry'].flatMap((subject) => divided.map((column) => `${subject}.${column}`)),
    ...ranked.map((table) => `invest.${table}.turnoverOfFloatCapitalRate 成交额占流通市值`),
  ]);
});
