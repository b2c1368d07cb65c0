import { gzipSync } from 'node:zlib';
import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { importFolder } from './import-folder.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const files = sampleFiles();
const { 'trading_calendar.csv': calendar = '', ...others } = files;

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

test.each([false, true])(
  'a truncated gzip file fails only its own table, and the others load and are derived from (dry run: %s)',
  async (dryRun) => {
    const packed = gzipSync(Buffer.from(calendar));
    const { dir, remove } = await csvFolder({
      ...others,
      'trading_calendar.csv.gz': packed.subarray(0, packed.length - 12),
    });
    try {
      const reports = await importFolder({ url: market.url, dir, clock, dryRun });
      const outcomes = Object.fromEntries(reports.map(({ table, outcome }) => [table, outcome]));
      const good = dryRun ? 'checked' : 'loaded';
      expect(outcomes).toMatchObject({ security: good, trading_calendar: 'failed', daily_bar: good });
    } finally {
      await remove();
    }
    const runs = await selectRows(market.connection, 'SELECT status, message FROM import_run');
    expect(runs).toEqual(dryRun ? [] : [{ status: 'partly', message: 'trading_calendar failed' }]);
    const quotes = await selectRows(market.connection, 'SELECT 1 FROM latest_quote LIMIT 1');
    expect(quotes).toHaveLength(dryRun ? 0 : 1);
  },
);
