import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { readReportFigures, type MarketIndicator, type ReportRows } from '../../indicators/index.ts';

/** Requests for the figures of a table that are read together. */
interface Scan {
  readonly indicators: [MarketIndicator, ...MarketIndicator[]];
  readonly rows: Promise<readonly ReportRows[]>;
}

/** How long a scan waits for further requests, in milliseconds: a page asks for all lines of a statement at once. */
const GATHERING_MS = 10;
/** The most columns of a scan, which are in memory as rows until they are arrays. */
const MOST_COLUMNS = 16;

/**
 * Reads reports from rows. Reading a table takes time for its rows more than for the number of columns: requests for
 * figures of the same table at about the same time are read together.
 */
export class ReportScans {
  private readonly gathering = new Map<string, Scan>();

  constructor(private readonly database: DataSource) {}

  /** All reports of a quarterly indicator. */
  async read(indicator: MarketIndicator): Promise<ReportRows> {
    const { table } = indicator;
    const gathering = this.gathering.get(table);
    const place = gathering ? gathering.indicators.push(indicator) - 1 : 0;
    const { indicators, rows } = gathering ?? this.begin(indicator);
    if (indicators.length === MOST_COLUMNS) this.gathering.delete(table);
    return (await rows)[place] as ReportRows;
  }

  private begin(indicator: MarketIndicator): Scan {
    const { table } = indicator;
    const indicators: Scan['indicators'] = [indicator];
    const scan: Scan = {
      indicators,
      rows: delay(GATHERING_MS).then(async () => {
        if (this.gathering.get(table) === scan) this.gathering.delete(table);
        const { figures, ...entries } = await readReportFigures(this.database, indicators);
        return figures.map((values) => ({ ...entries, values }));
      }),
    };
    this.gathering.set(table, scan);
    return scan;
  }
}
