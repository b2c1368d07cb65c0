import {
  call,
  id,
  table,
  type CallEntry,
  type Named,
  type Need,
  type OtherAddress,
  type TableDraft,
  type TableEntry,
} from '@console/contract-core';
import type { ColumnSpecs, RowOfColumns } from '@console/contract-core/columns';
import { z } from 'zod';

/** A figure of the mart: null where it is not known. */
export const figure = z.number().nullable();
/** Text that may be missing. */
export const words = z.string().nullable();

/** How a read names its company. */
export const OF_COMPANY = { dataId: id() } as const;

type OfCompany<Extra extends z.ZodRawShape> = z.ZodObject<typeof OF_COMPANY & Extra>;
type Draft<Specs extends ColumnSpecs, Extra extends z.ZodRawShape> = Omit<
  TableDraft<Specs, z.ZodObject>,
  'filter' | 'services'
> & { readonly filter?: Extra };

/** A table of facts about one company of the tenant, asked for by its `dataId`; 20 rows a page. */
export function companyTable<
  const Specs extends ColumnSpecs,
  const Extra extends z.ZodRawShape = Record<never, never>,
  const Id extends string = string,
>(draft: Draft<Specs, Extra> & Named<Id>): TableEntry<RowOfColumns<Specs>, OfCompany<Extra>> & Named<Id> {
  const filter = z.object({ ...OF_COMPANY, ...draft.filter }) as OfCompany<Extra>;
  return table({ ...draft, services: ['company'], filter });
}

interface CompanyCallDraft<Output extends z.ZodType, Extra extends z.ZodRawShape> {
  readonly id: string;
  readonly title: string;
  readonly path: `/${string}`;
  readonly also?: readonly OtherAddress[];
  readonly needs: Need;
  readonly input?: Extra;
  readonly output: Output;
}

/** A read of what belongs to one company of the tenant and is no paged table. */
export function companyCall<
  Output extends z.ZodType,
  const Extra extends z.ZodRawShape = Record<never, never>,
  const Id extends string = string,
>(
  draft: CompanyCallDraft<Output, Extra> & Named<Id>,
): CallEntry<z.ZodObject<typeof OF_COMPANY & Extra, z.core.$strict>, Output> & Named<Id> {
  const input = z.strictObject({ ...OF_COMPANY, ...draft.input }) as z.ZodObject<
    typeof OF_COMPANY & Extra,
    z.core.$strict
  >;
  return call({ ...draft, method: 'GET', services: ['company'], input });
}
