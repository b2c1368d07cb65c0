import { MESSAGES, Refusal } from '@console/contract-core';
import { companiesWithin } from '@console/ecology';
import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { shenwanCode, type ShenwanCode } from './shenwan-codes.ts';

/** An industry of the tenant, and the members that count: those of each day, or today's for all days. */
export interface AskedSet {
  readonly tenantId: string;
  readonly industryId: number;
  readonly members?: 'then' | 'now' | undefined;
}

/**
 * The securities of an industry and all below it, each once. Refuses with 404 an industry the tenant does not have.
 * Only Shenwan's industries have a history of members: for others today's members are used.
 */
export async function industrySet(database: Querying, asked: AskedSet): Promise<SecuritySet> {
  const industry = await queries(database)
    .selectFrom('ecology.industry as i')
    .select(['i.sw_code', 'i.level'])
    .where('i.tenant_id', '=', asked.tenantId)
    .where('i.id', '=', asked.industryId)
    .where('i.removed_at', 'is', null)
    .executeTakeFirst();
  if (!industry) throw new Refusal(MESSAGES.notFound);
  const { sw_code: code, level } = industry;
  if (code === null || asked.members === 'now') {
    return { members: companiesWithin(database, asked.tenantId, asked.industryId) };
  }
  const spans = shenwanSpans(database, shenwanCode(level), code);
  return { members: everMembers(database, asked.tenantId, spans), spans };
}

/** The spans in which securities belonged to a Shenwan industry. */
const shenwanSpans = (database: Querying, column: ShenwanCode, code: string) =>
  queries(database)
    .selectFrom('market.sw_member as m')
    .select(['m.security_id', 'm.valid_from', 'm.valid_to'])
    .where(column, '=', code);

/** The securities that belonged at any time, with the tenant's company where it has one. */
const everMembers = (database: Querying, tenantId: string, spans: ReturnType<typeof shenwanSpans>) =>
  queries(database)
    .selectFrom(spans.as('m'))
    .leftJoin('ecology.company as c', (on) =>
      on
        .onRef('c.security_id', '=', 'm.security_id')
        .on('c.tenant_id', '=', tenantId)
        .on('c.deleted_at', 'is', null),
    )
    .select(['m.security_id', 'c.id as company_id'])
    .distinct();
