import { createHash } from 'node:crypto';
import { firstRowFrom, type PanelFrame } from '@console/market/panels';
import { memberSpells, type Listings, type MemberSpells } from '@console/quant';
import type { MemberTerm } from '../facts/member-terms.ts';

type Rows = Pick<PanelFrame, 'dates' | 'stocks'>;

/** Terms as rows of panels. */
export function spellsOf(
  terms: readonly Pick<MemberTerm, 'security' | 'since' | 'until'>[],
  { dates, stocks, listings }: Rows & { readonly listings: Listings },
): MemberSpells {
  const spells = terms.map(({ security, since, until }) => ({
    stock: security - 1,
    from: firstRowFrom(dates, since),
    to: until === null ? dates.length : firstRowFrom(dates, until),
  }));
  return memberSpells(
    spells.filter(({ stock }) => stock < stocks),
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
