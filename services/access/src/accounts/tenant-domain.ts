import { parseArgs } from 'node:util';
import { TENANT_ID } from '@console/contract-access';
import { normalDomain } from '../tenants/normal-domain.ts';

export interface TenantDomain {
  readonly tenantId: string;
  /** The domain in its normal spelling (`normalDomain`). */
  readonly domain: string;
}

const MAX_DOMAIN = 253;

/** Reads `--tenant ID --domain NAME`. */
export function readDomainArguments(args: readonly string[]): TenantDomain {
  const { values } = parseArgs({
    args: [...args],
    options: { tenant: { type: 'string' }, domain: { type: 'string' } },
  });
  const domain = normalDomain(values.domain ?? '');
  if (domain === null || domain.length > MAX_DOMAIN) {
    throw new Error('give the host alone, as console.example.com: --domain NAME');
  }
  if (!TENANT_ID.test(values.tenant ?? '')) {
    throw new Error('name the tenant by up to 12 letters, digits, - or _: --tenant ID');
  }
  return { tenantId: values.tenant ?? '', domain };
}
