import type { BacktestParams } from '@console/contract-invest';
import {
  dailySheet,
  prepareFactor,
  ReturnOrders,
  scanDates,
  sheetSizeOf,
  type DateRange,
} from '@console/quant';

type Asked = Pick<BacktestParams, 'horizons' | 'quantiles' | 'binBy' | 'winsorise' | 'standardise'>;

/** A run's panels, date-major over its dates. In shared memory, where several threads compute. */
export interface PreparedRun extends Asked {
  readonly dates: number;
  readonly stocks: number;
  /** Adjusted closes; NaN on a day without trading. */
  readonly prices: Float64Array;
  /** The factor's values, prepared in place. */
  readonly factor: Float64Array;
  /** Not 0 for cells that take no part on their date. */
  readonly excluded: Uint8Array;
  /** By cell; null where the data has none. */
  readonly industries: Uint16Array | null;
  readonly industryCount: number;
  readonly neutraliseByIndustry: boolean;
  /** Close × float shares; null unless the factor is neutralised by it. */
  readonly floatCapital: Float64Array | null;
  /** The memory of the sheet, `sheetBytes` long, filled with NaN. */
  readonly sheet: ArrayBufferLike;
  /**
   * The memory of the orders of returns, `ReturnOrders.bytes` long, zeroed before the first of several factors on the same
   * prices; without it they are sorted for this factor alone.
   */
  readonly orders?: ArrayBufferLike;
}

/** One of the two passes over a range of dates. Every date is prepared before any is scanned. */
export type Pass = 'prepare' | 'scan';

/** Runs a pass; dates are independent, so that threads can share the run and take a range each. */
export function scanRange(run: PreparedRun, pass: Pass, range: DateRange): void {
  if (pass === 'prepare') prepare(run, range);
  else scan(run, range);
}

function prepare(run: PreparedRun, range: DateRange): void {
  const { industries, industryCount, neutraliseByIndustry, floatCapital, winsorise, standardise } = run;
  const by = {
    ...(neutraliseByIndustry && industries && { industries, industryCount }),
    ...(floatCapital && { floatCapital }),
  };
  prepareFactor(
    run,
    run.factor,
    {
      excluded: run.excluded,
      ...(winsorise !== 'none' && { winsorise }),
      ...(standardise !== 'none' && { standardise: standardise === 'zscore' ? 'z-score' : 'rank' }),
      ...(Object.keys(by).length > 0 && { neutralise: by }),
    },
    range,
  );
}

function scan(run: PreparedRun, { from, to }: DateRange): void {
  const { dates, stocks, prices, factor, horizons, quantiles, industries, industryCount, binBy } = run;
  const input = {
    dates,
    stocks,
    prices,
    factor,
    horizons,
    quantiles,
    ...(industries && { industries, industryCount, binBy }),
  };
  const orders = run.orders && new ReturnOrders(dates, stocks, horizons.length, run.orders);
  scanDates(input, {
    from,
    to,
    sheet: dailySheet(sheetSizeOf(input), run.sheet),
    ...(orders && { orders }),
  });
}
