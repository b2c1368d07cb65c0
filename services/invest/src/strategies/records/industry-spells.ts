import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';
import { grouped } from '../grouped.ts';

/** The name of what no Shenwan industry has. */
export const UNCLASSIFIED = '未分类';

/** The Shenwan industry of level 1 that a security is in on a date (ISO), by name. */
export type IndustryOn = (securityId: number, date: string) => string;

/** Reads the level-1 industries of securities over all time. */
export async function industrySpells(
  database: Querying,
  securityIds: readonly number[],
): Promise<IndustryOn> {
  if (securityIds.length === 0) return () => UNCLASSIFIED;
  const rows = await queries(database)
    .selectFrom('market.sw_member as m')
    .innerJoin('market.sw_industry as i', 'i.code', 'm.l1_code')
    .select(['m.security_id as securityId', 'i.name'])
    .select(({ fn, ref, val }) => [
      fn<string>('greatest', [ref('m.valid_from'), ref('i.valid_from')]).as('from'),
      fn<string>('least', [
        fn.coalesce('m.valid_to', val('9999-12-31')),
        fn.coalesce('i.valid_to', val('9999-12-31')),
      ]).as('to'),
    ])
    .where('m.security_id', 'in', securityIds)
    .where('i.level', '=', 1)
    .execute();
  const spells = grouped(rows, (row) => row.securityId);
  return (securityId, date) =>
    spells.get(securityId)?.find(({ from, to }) => from <= date && date < to)?.name ?? UNCLASSIFIED;
}
