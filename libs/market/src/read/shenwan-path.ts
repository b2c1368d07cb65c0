import { sql, type AliasedExpression, type Kysely } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';

interface ShenwanPath {
  readonly security_id: number;
  /** `食品饮料 / 白酒 / 白酒`; null while Shenwan does not classify it. */
  readonly names: string | null;
}

/** The current Shenwan industries of each security as one text, to be joined as `path`; the join drops no security. */
export const shenwanPath = (queries: Kysely<MartTables>): AliasedExpression<ShenwanPath, 'path'> =>
  queries
    .selectFrom('market.sw_member as m')
    .leftJoin('market.sw_industry as l1', (on) =>
      on.onRef('l1.code', '=', 'm.l1_code').on('l1.valid_to', 'is', null),
    )
    .leftJoin('market.sw_industry as l2', (on) =>
      on.onRef('l2.code', '=', 'm.l2_code').on('l2.valid_to', 'is', null),
    )
    .leftJoin('market.sw_industry as l3', (on) =>
      on.onRef('l3.code', '=', 'm.l3_code').on('l3.valid_to', 'is', null),
    )
    .select(({ ref }) => [
      'm.security_id',
      sql<
        string | null
      >`NULLIF(CONCAT_WS(' / ', ${ref('l1.name')}, ${ref('l2.name')}, ${ref('l3.name')}), '')`.as('names'),
    ])
    .where('m.valid_to', 'is', null)
    .as('path');
