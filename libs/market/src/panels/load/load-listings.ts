import { delistingRows, listingRows, type Listings } from '@console/quant';
import type { DataSource } from 'typeorm';
import { martQueries } from '../../read/mart-queries.ts';
import { readAsOf } from './market-loads.ts';
import { newestLoad } from '../panel-source.ts';
import type { PanelFrame } from '../panel-store.ts';

/** The tables from which listings are read. */
export const LISTING_TABLES = ['security', 'trading_calendar'];

/** The first day of a column whose security is gone: it was never listed. */
const NO_DAY = '9999-12-31';

/**
 * Rows before the frame's first are counted over the calendar, as far back as it goes.
 * @throws FrameGone when a later load has replaced the securities or the calendar
 */
export async function loadListings(database: DataSource, frame: PanelFrame): Promise<Listings> {
  const { dates, stocks } = frame;
  const load = newestLoad(frame, LISTING_TABLES);
  const { value } = await readAsOf(database, { tables: LISTING_TABLES, load }, async () => {
    const securities = await martQueries(database)
      .selectFrom('market.security')
      .select(['id', 'list_date', 'delist_date'])
      .execute();
    const earlier = await martQueries(database)
      .selectFrom('market.trading_calendar')
      .select('trade_date as day')
      .where('is_open', '=', 1)
      .where('trade_date', '<', dates[0] ?? NO_DAY)
      .orderBy('trade_date')
      .execute();
    const byId = new Map(securities.map((security) => [security.id, security]));
    const all = Array.from({ length: stocks }, (_, stock) => byId.get(stock + 1));
    const earlierDays = earlier.map(({ day }) => day);
    return {
      listed: listingRows(
        dates,
        all.map((security) => security?.list_date ?? NO_DAY),
        earlierDays,
      ),
      delisted: delistingRows(
        dates,
        all.map((security) => security?.delist_date ?? null),
      ),
    };
  });
  return value;
}
