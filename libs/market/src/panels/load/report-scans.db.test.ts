import { jest } from '@jest/globals';
import { indicatorOf, type MarketIndicator } from '../../indicators/index.ts';
import { ReportScans } from './report-scans.ts';
import { panelMarket, type PanelMarket } from '../testing/panel-market.ts';

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
  const report = { report_period: '2023-12-31', announce_date: '2024-03-01' };
  await market.put('financial_analysis', [
    { ...report, security_id: 1, roa: 0.1, roic: 0.2 },
    { ...report, security_id: 2, roa: null, roic: 0.4 },
  ]);
  await market.put('holder_count', [{ ...report, security_id: 1, holder_num: 700 }]);
});
afterAll(() => market.drop());

function indicator(id: string): MarketIndicator {
  const found = indicatorOf(id);
  if (!found) throw new Error(id);
  return found;
}

test('requests at once for figures of one table are one scan of it, of another table another', async () => {
  const { database } = market.data;
  const scans = new ReportScans(database);
  const asked = jest.spyOn(database, 'createQueryRunner');
  const [roa, roic, holders] = await Promise.all(
    ['financial_analysis.roa', 'financial_analysis.roic', 'holder_count.holder_num'].map((id) =>
      scans.read(indicator(id)),
    ),
  );
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  expect([[...(roa?.values ?? [])], [...(roic?.values ?? [])]]).toEqual([
    [0.1, NaN],
    [0.2, 0.4],
  ]);
  expect([[...(roa?.securities ?? [])], [...(holders?.securities ?? [])]]).toEqual([[1, 2], [1]]);
  expect([...(holders?.values ?? [])]).toEqual([700]);
});

test('more figures than one scan takes are read by another', async () => {
  const { database } = market.data;
  const scans = new ReportScans(database);
  const asked = jest.spyOn(database, 'createQueryRunner');
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      scans.read(indicator(at % 2 === 0 ? 'financial_analysis.roa' : 'financial_analysis.roic')),
    ),
  );
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  expect(all.map(({ values }) => values[0])).toEqual(all.map((_, at) => (at % 2 === 0 ? 0.1 : 0.2)));
});

test('a scan that fails fails its requests, and not the next', async () => {
  const { database } = market.data;
  const scans = new ReportScans(database);
  const asked = jest.spyOn(database, 'createQueryRunner').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(scans.read(indicator('financial_analysis.roa'))).rejects.toThrow('away');
  asked.mockRestore();
  expect((await scans.read(indicator('financial_analysis.roa'))).values[0]).toBe(0.1);
});
