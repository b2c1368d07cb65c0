import { MESSAGES, Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/**
 * The code of the fund that an ETF industry of the tenant is; null for an industry of another classification
 * and for one above the funds. Refuses with 404 an industry the tenant does not have.
 */
export async function fundOfIndustry(
  database: Querying,
  tenantId: string,
  industryId: number,
): Promise<string | null> {
  const industry = await queries(database)
    .selectFrom('ecology.industry as i')
    .leftJoin('market.etf_profile as f', (on) =>
      on.onRef('f.etf_code', '=', 'i.code').on('i.variant', '=', 'etf'),
    )
    .select('f.etf_code')
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', industryId)
    .where('i.removed_at', 'is', null)
    .executeTakeFirst();
  if (!industry) throw new Refusal(MESSAGES.notFound);
  return industry.etf_code;
}
