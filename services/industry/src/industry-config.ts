import { panelStoreConfig } from '@console/market/panels';
import { kitConfigSchema } from '@console/node-kit/config';

/** The settings that the industry service reads from its environment: those of every service, and of its panels. */
export const industryConfigSchema = kitConfigSchema.extend(panelStoreConfig);
