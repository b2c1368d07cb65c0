import { TenantsController } from './tenants.controller.ts';

/** What the module holds of this folder. */
export const tenantsParts = { controllers: [TenantsController], providers: [] };
