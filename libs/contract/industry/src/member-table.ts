import { sharedVariantAddresses, type Named, type SignedNeed } from '@console/contract-core';
import { memberColumns, type ColumnSpecs } from '@console/contract-core/columns';
import { industry } from './industry.ts';

interface MemberDraft<Specs extends ColumnSpecs> {
  readonly title: string;
  /**
   * The call, served under the prefixes of the classifications, because the plain address belongs to the
   * company service: there it is `/svc/industry/api/…`.
   */
  readonly call: string;
  readonly needs: SignedNeed;
  readonly counter?: string;
  readonly source?: string;
  readonly defaultSort: string;
  readonly columns: Specs;
}

/** The result of `industry.facts` for the columns of members and those of the list. */
type MemberTable<Specs extends ColumnSpecs, Id extends string> = ReturnType<
  typeof industry.facts<typeof memberColumns & Specs, Record<never, never>, Id>
>;

/** Declares a list of members, or of facts about them, each row with its company. */
export function memberTable<const Specs extends ColumnSpecs, const Id extends string>({
  call,
  columns,
  ...draft
}: MemberDraft<Specs> & Named<Id>): MemberTable<Specs, Id> {
  return industry.facts({
    ...draft,
    path: `/api/ecology/${call}`,
    also: sharedVariantAddresses(call),
    key: 'id',
    columns: { ...memberColumns, ...columns },
  });
}
