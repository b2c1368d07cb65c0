import { createHash } from 'node:crypto';
import { firstRowFrom, type PanelFrame } from '@console/market/panels';
import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { memberSpells, type Listings, type MemberSpells, type Spell } from '@console/quant';
import { queries } from '../queries.ts';

type Rows = Pick<PanelFrame, 'dates' | 'stocks'>;

/**
 * The members of a set in the rows of panels: of each day where membership has a history, else today's over all of
 * history, and only while they are listed.
 */
export async function memberSpellsOf(
  database: Querying,
  { members, spans }: SecuritySet,
  { dates, stocks, listings }: Rows & { readonly listings: Listings },
): Promise<MemberSpells> {
  const own: readonly Spell[] =
    spans === undefined
      ? (await queries(database).selectFrom(members.as('m')).select('m.security_id').execute()).map(
          ({ security_id }) => ({ stock: security_id - 1, from: 0, to: dates.length }),
        )
      : (
          await queries(database)
            .selectFrom(spans.as('m'))
            .select(['m.security_id', 'm.valid_from', 'm.valid_to'])
            .execute()
        ).map(({ security_id, valid_from, valid_to }) => ({
          stock: security_id - 1,
          from: firstRowFrom(dates, valid_from),
          to: valid_to === null ? dates.length : firstRowFrom(dates, valid_to),
        }));
  return memberSpells(
    own.filter(({ stock }) => stock < stocks),
    listings,
  );
}

/** Every listed security: 全市场. */
export const marketSpells = ({ dates, stocks }: Rows, listings: Listings): MemberSpells =>
  memberSpells(
    Array.from({ length: stocks }, (_, stock) => ({ stock, from: 0, to: dates.length })),
    listings,
  );

/** A text that two sets share only if they have the same members on the same days. */
export function spellsKey({ stocks, from, to }: MemberSpells): string {
  const hash = createHash('sha1');
  for (const part of [stocks, from, to]) hash.update(part);
  return hash.digest('base64');
}
