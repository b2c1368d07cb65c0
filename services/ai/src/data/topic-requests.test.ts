import { topicRequests, type TopicSource } from './topic-requests.ts';

const read = (...sources: readonly (readonly [TopicSource['source'], ...string[]])[]): unknown[] =>
  topicRequests(
    sources.map(([source, ...ids]) => ({
      source,
      details: ids.map((dataId) => ({ dataId, dataVal: `名${dataId}` })),
    })),
  ).map((request) => ('entry' in request ? [request.entry.id, request.figures] : request));

it('are an entry once with the figures that are named, all of them where one asks for all', () => {
  expect(
    read([
      'INV_TARGET_DS_TABLE',
      'company.quotes.close',
      'company.revenueCosts.*',
      'company.quotes.changeRate',
    ]),
  ).toEqual([
    ['company.quotes', ['close', 'changeRate']],
    ['company.revenueCosts', null],
  ]);
  expect(read(['INV_TARGET_DS_TABLE', 'company.quotes.close', 'company.quotes.*'])).toEqual([
    ['company.quotes', null],
  ]);
});

it('are of every source, in the order of the topic', () => {
  expect(
    read(
      ['INV_TARGET_DS_FACTOR', '3'],
      ['INV_TARGET_DS_IND', 'industry.income.*'],
      ['INV_TARGET_DS_INDIC', 'daily_bar.close', 'daily_bar.pe_ttm'],
      ['INV_TARGET_DS_STRATEGY', 'invest.strategyReports.assets'],
    ),
  ).toEqual([
    { factorId: 3, title: '名3' },
    ['industry.income', null],
    { indicators: ['daily_bar.close', 'daily_bar.pe_ttm'] },
    ['invest.strategyReports', ['assets']],
  ]);
});

it('are six indicators at a time', () => {
  const ids = Array.from({ length: 8 }, (_, at) => `i${at}`);
  expect(read(['INV_TARGET_DS_INDIC', ...ids])).toEqual([
    { indicators: ids.slice(0, 6) },
    { indicators: ids.slice(6) },
  ]);
});

it('leave out knowledge, and what the console no longer has', () => {
  expect(read(['INV_TARGET_DS_KNL', '5'], ['INV_TARGET_DS_TABLE', 'company.gone.*', 'nothing'])).toEqual([]);
});
