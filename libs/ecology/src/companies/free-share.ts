import { COMPANY_MESSAGES, Refusal, windowText, type MaintenanceWindow } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { companyShares } from './company-shares.ts';
import { queries } from '../queries.ts';

/** The identity of a company in the market data. */
export interface ShareIdentity {
  readonly shortName: string;
  readonly stockCode: string;
  readonly exchange: string;
}

type Owned = ShareIdentity & { readonly id: number };

/**
 * The market's id of a listed share that the tenant has not added. Refuses a code or name that one of its
 * companies has, a share the market does not list, and a name that is not the share's.
 */
export async function freeShare(
  database: Querying,
  tenantId: string,
  { window, ...share }: ShareIdentity & { readonly window: MaintenanceWindow },
): Promise<number> {
  const { shortName, stockCode, exchange } = share;
  const [start = '', end = ''] = windowText(window).split('–');
  const taken = await takenBy(database, tenantId, share);
  if (taken === 'code') throw new Refusal(COMPANY_MESSAGES.addCodeTaken, { code: stockCode, start, end });
  if (taken === 'name') throw new Refusal(COMPANY_MESSAGES.addNameTaken, { name: shortName, start, end });
  const found = await queries(database)
    .selectFrom('market.security')
    .select(['id', 'name'])
    .where('code', '=', stockCode)
    .where('exchange', '=', exchange)
    .where('status', '=', 'listed')
    .executeTakeFirst();
  if (!found) throw new Refusal(COMPANY_MESSAGES.unknownShare, { code: `${stockCode}.${exchange}` });
  if (found.name !== shortName)
    throw new Refusal(COMPANY_MESSAGES.otherName, { code: `${stockCode}.${exchange}`, name: found.name });
  return found.id;
}

/** Refuses an edit that names another share than the company's own. */
export async function requireOwnShare(
  database: Querying,
  tenantId: string,
  { own, named }: { readonly own: Owned; readonly named: ShareIdentity },
): Promise<void> {
  const { shortName, stockCode, exchange } = named;
  if (own.shortName === shortName && own.stockCode === stockCode && own.exchange === exchange) return;
  const taken = await takenBy(database, tenantId, named, own.id);
  if (taken === 'code') throw new Refusal(COMPANY_MESSAGES.editCodeTaken, { code: stockCode });
  if (taken === 'name') throw new Refusal(COMPANY_MESSAGES.editNameTaken, { name: shortName });
  throw new Refusal(COMPANY_MESSAGES.identityFixed);
}

/** Which of name and code another company of the tenant, except `except`, already has. */
async function takenBy(
  database: Querying,
  tenantId: string,
  { shortName, stockCode, exchange }: ShareIdentity,
  except = 0,
): Promise<'code' | 'name' | null> {
  const taken = await companyShares(database, tenantId)
    .where('c.id', '<>', except)
    .where((e) => e.or([e.and({ 's.code': stockCode, 's.exchange': exchange }), e('s.name', '=', shortName)]))
    .select(({ ref }) =>
      sql<0 | 1>`${ref('s.code')} = ${stockCode} AND ${ref('s.exchange')} = ${exchange}`.as('byCode'),
    )
    .orderBy('byCode', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!taken) return null;
  return Number(taken.byCode) === 1 ? 'code' : 'name';
}
