import { sharedVariantAddresses, type Named, type SignedNeed } from '@console/contract-core';
import { memberColumns, type ColumnSpecs } from '@console/contract-core/columns';
import type { z } from 'zod';
import { industry } from './industry.ts';

type None = Record<never, never>;

interface MemberDraft<Specs extends ColumnSpecs, Extra extends z.ZodRawShape> {
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
  /** The conditions of its reader. */
  readonly filter?: Extra;
}

/** The result of `industry.facts` for the columns of members and those of the list. */
type MemberTable<Specs extends ColumnSpecs, Extra extends z.ZodRawShape, Id extends string> = ReturnType<
  typeof industry.facts<typeof memberColumns & Specs, Extra, Id>
>;

/** Declares a list of members, or of facts about them, each row with its company. */
export function memberTable<
  const Specs extends ColumnSpecs,
  const Id extends string,
  const Extra extends z.ZodRawShape = None,
>({ call, columns, ...draft }: MemberDraft<Specs, Extra> & Named<Id>): MemberTable<Specs, Extra, Id> {
  return industry.facts({
    ...draft,
    path: `/api/ecology/${call}`,
    also: sharedVariantAddresses(call),
    key: 'id',
    columns: { ...memberColumns, ...columns },
  }) as unknown as MemberTable<Specs, Extra, Id>;
}
