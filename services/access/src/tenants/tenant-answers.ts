import { signInEntries } from '@console/contract-access';
import { answers, by } from '@console/node-kit/http';
import { TenantDomains } from './tenant-domains.ts';

export const tenantAnswers = answers(signInEntries, {
  tenantInfo: by(TenantDomains, (domains, { domain }) => domains.tenantOf(domain)),
});
