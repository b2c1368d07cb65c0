import { variantAddresses, type Named, type SignedNeed } from '@console/contract-core';
import { memberColumns, type ColumnSpecs } from '@console/contract-core/columns';
import { industry } from './industry.ts';

interface MemberDraft<Specs extends ColumnSpecs> {
  readonly title: string;
  /** Served under the prefixes of the classifications: the plain address is the company's. */
  readonly call: string;
  readonly needs: SignedNeed;
  readonly counter?: string;
  readonly source?: string;
  readonly defaultSort: string;
  readonly columns: Specs;
}

/** What `industry.facts` makes of the columns of members and those of the list. */
type MemberTable<Specs extends ColumnSpecs, Id extends string> = ReturnType<
  typeof industry.facts<typeof memberColumns & Specs, Record<never, never>, Id>
>;

/** A list of members, or of what is known of them, each row with its company. */
export function memberTable<const Specs extends ColumnSpecs, const Id extends string>({
  call,
  columns,
  ...draft
}: MemberDraft<Specs> & Named<Id>): MemberTable<Specs, Id> {
  return industry.facts({
    ...draft,
    path: `/api/ecology/${call}`,
    also: variantAddresses(call, ['etf']),
    key: 'id',
    columns: { ...memberColumns, ...columns },
  });
}
