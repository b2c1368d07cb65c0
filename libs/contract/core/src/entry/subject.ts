import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import { chart, type ChartAnswer, type ChartDraft, type ChartEntry, type ChartForm } from './chart-entry.ts';
import type { ColumnSpecs, RowOfColumns } from '../columns/column-spec.ts';
import { call, table, type CallEntry, type Named, type TableDraft, type TableEntry } from './entry.ts';
import type { ServiceName } from '../modules/service-names.ts';
import { statement, type StatementDraft, type StatementEntry } from './statement.ts';

type None = Record<never, never>;
type Input<Name extends z.ZodRawShape, Extra extends z.ZodRawShape> = z.ZodObject<
  Name & Extra,
  z.core.$strict
>;
type Filter<Name extends z.ZodRawShape, Extra extends z.ZodRawShape> = z.ZodObject<Name & Extra>;

type FactsDraft<Specs extends ColumnSpecs, Extra extends z.ZodRawShape> = Omit<
  TableDraft<Specs, z.ZodObject>,
  'filter' | 'services'
> & { readonly filter?: Extra };
type ReadDraft<Output extends z.ZodType, Extra extends z.ZodRawShape> = Omit<
  CallEntry<z.ZodType, Output, SignedNeed>,
  'kind' | 'method' | 'services' | 'input'
> & { readonly input?: Extra };

/** The subject whose facts a table, a call or a chart shows, and how an input names it. */
export interface SubjectPlace<Name extends z.ZodRawShape> {
  /** `{ dataId: id() }` */
  readonly name: Name;
  readonly services: readonly [ServiceName, ...ServiceName[]];
}

/**
 * The functions that declare facts about one kind of subject: a company, an industry, a fund, a strategy, a
 * set.
 */
export interface SubjectEntries<Name extends z.ZodRawShape> {
  /** A paged table of facts about the subject. */
  facts<
    const Specs extends ColumnSpecs,
    const Extra extends z.ZodRawShape = None,
    const Id extends string = string,
  >(
    draft: FactsDraft<Specs, Extra> & Named<Id>,
  ): TableEntry<RowOfColumns<Specs>, Filter<Name, Extra>> & Named<Id>;
  /** A read about the subject that is not a paged table. */
  read<Output extends z.ZodType, const Extra extends z.ZodRawShape = None, const Id extends string = string>(
    draft: ReadDraft<Output, Extra> & Named<Id>,
  ): CallEntry<Input<Name, Extra>, Output, SignedNeed> & Named<Id>;
  /** Lines by periods. */
  statement<const Extra extends z.ZodRawShape = None>(
    draft: Omit<StatementDraft<z.ZodType>, 'services' | 'input'> & { readonly input?: Extra },
  ): StatementEntry<Input<Name, Extra>>;
  chart<
    const Over extends ColumnSpecs,
    const Bars extends ColumnSpecs = None,
    const Lines extends ColumnSpecs = None,
    const Form extends ChartForm = 'dated',
    const Beside extends z.ZodRawShape = None,
    const Extra extends z.ZodRawShape = None,
  >(
    draft: Omit<ChartDraft<z.ZodType, Over, Bars, Lines, Form, Beside>, 'services' | 'input'> & {
      readonly input?: Extra;
    },
  ): ChartEntry<Input<Name, Extra>, ChartAnswer<Over & Bars & Lines, Form, Beside>>;
}

/** The entries of a kind of subject. Inputs have the subject's name and the entry's own fields. */
export function subjectEntries<const Name extends z.ZodRawShape>({
  name,
  services,
}: SubjectPlace<Name>): SubjectEntries<Name> {
  return {
    facts: ({ filter, ...draft }) =>
      table({ ...draft, services, filter: z.object({ ...name, ...filter }) }) as never,
    read: ({ input, ...draft }) =>
      call({ ...draft, method: 'GET', services, input: z.strictObject({ ...name, ...input }) }) as never,
    statement: ({ input, ...draft }) =>
      statement({ ...draft, services, input: z.strictObject({ ...name, ...input }) }) as never,
    chart: ({ input, ...draft }) =>
      chart({ ...draft, services, input: z.strictObject({ ...name, ...input }) }) as never,
  };
}
