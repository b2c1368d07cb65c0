import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import { readAsOf } from './market-loads.ts';
import { Memberships, type MemberRow } from './memberships.ts';
import { newestLoad } from './panel-source.ts';
import type { PanelFrame } from './panel-store.ts';

/** The tables that industries of stocks follow from. */
export const MEMBERSHIP_TABLES = ['sw_member', 'sw_industry'];

/** @throws FrameGone when a later load has replaced them */
export async function loadMemberships(database: DataSource, frame: PanelFrame): Promise<Memberships> {
  const load = newestLoad(frame, MEMBERSHIP_TABLES);
  const { value } = await readAsOf(database, { tables: MEMBERSHIP_TABLES, load }, async () => {
    const rows = await database.query<MemberRow[]>(
      `SELECT security_id, l1_code, l2_code, l3_code, valid_from, valid_to FROM ${tableName('market', 'sw_member')}`,
    );
    // The newest name of a code stands last.
    const names = await database.query<{ code: string; name: string }[]>(
      `SELECT code, name FROM ${tableName('market', 'sw_industry')} WHERE level = 1 ORDER BY valid_from`,
    );
    return new Memberships(rows, new Map(names.map(({ code, name }) => [code, name])), frame);
  });
  return value;
}
