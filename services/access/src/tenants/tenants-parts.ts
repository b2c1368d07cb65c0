import type { Provider } from '@nestjs/common';
import { TenantDomains } from './tenant-domains.ts';

const providers: Provider[] = [TenantDomains];

/** What the module holds of this folder. */
export const tenantsParts = { providers };
