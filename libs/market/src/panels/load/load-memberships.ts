import type { DataSource } from 'typeorm';
import { martQueries } from '../../read/mart-queries.ts';
import { readAsOf } from './market-loads.ts';
import { Memberships } from './memberships.ts';
import { newestLoad } from '../panel-source.ts';
import type { PanelFrame } from '../panel-store.ts';

/** The tables from which industries of stocks are read. */
export const MEMBERSHIP_TABLES = ['sw_member', 'sw_industry'];

/** @throws FrameGone when a later load has replaced them */
export async function loadMemberships(database: DataSource, frame: PanelFrame): Promise<Memberships> {
  const load = newestLoad(frame, MEMBERSHIP_TABLES);
  const { value } = await readAsOf(database, { tables: MEMBERSHIP_TABLES, load }, async () => {
    const rows = await martQueries(database)
      .selectFrom('market.sw_member')
      .select(['security_id', 'l1_code', 'l2_code', 'l3_code', 'valid_from', 'valid_to'])
      .execute();
    // The newest name of a code is the last.
    const names = await martQueries(database)
      .selectFrom('market.sw_industry')
      .select(['code', 'name'])
      .where('level', '=', 1)
      .orderBy('valid_from')
      .execute();
    return new Memberships(rows, new Map(names.map(({ code, name }) => [code, name])), frame);
  });
  return value;
}
