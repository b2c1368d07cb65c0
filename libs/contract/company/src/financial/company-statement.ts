import { id, statement, type Need, type StatementDraft, type StatementEntry } from '@console/contract-core';
import { z } from 'zod';

const OF_COMPANY = { dataId: id() } as const;

type OfCompany<Extra extends z.ZodRawShape> = z.ZodObject<typeof OF_COMPANY & Extra, z.core.$strict>;
type Draft<Extra extends z.ZodRawShape> = Omit<StatementDraft<z.ZodType>, 'input' | 'services' | 'needs'> & {
  readonly needs?: Need;
  readonly input?: Extra;
};

/** A statement of one company of the tenant, for who may see the financial tab unless told. */
export function companyStatement<const Extra extends z.ZodRawShape = Record<never, never>>(
  draft: Draft<Extra>,
): StatementEntry<OfCompany<Extra>> {
  const input = z.strictObject({ ...OF_COMPANY, ...draft.input }) as OfCompany<Extra>;
  return statement({ needs: 'gssjk_gn_view_financial', ...draft, services: ['company'], input });
}
