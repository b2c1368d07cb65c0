import type { Provider } from '@nestjs/common';
import { TenantDomains } from './tenant-domains.ts';

const providers: Provider[] = [TenantDomains];

/** The providers of this folder, for the module. */
export const tenantsParts = { providers };
