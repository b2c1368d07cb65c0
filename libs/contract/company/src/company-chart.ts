import {
  chart,
  type ChartAnswer,
  type ChartDraft,
  type ChartEntry,
  type ChartForm,
} from '@console/contract-core';
import type { ColumnSpecs } from '@console/contract-core/columns';
import { z } from 'zod';
import { OF_COMPANY } from './company-table.ts';

type None = Record<never, never>;
type OfCompany<Extra extends z.ZodRawShape> = z.ZodObject<typeof OF_COMPANY & Extra, z.core.$strict>;

/** A chart of one company of the tenant, asked for by its `dataId`. */
export function companyChart<
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
): ChartEntry<OfCompany<Extra>, ChartAnswer<Over & Bars & Lines, Form, Beside>> {
  const input = z.strictObject({ ...OF_COMPANY, ...draft.input }) as OfCompany<Extra>;
  return chart({ ...draft, services: ['company'], input });
}
