import { mebibytes, panelStoreConfig } from '@console/market/panels';
import { kitConfigSchema } from '@console/node-kit/config';

/** The panels and reports that the tabs of one industry use together, of 5,000 securities and five years. */
const HELD_MB = 2048;

/** The settings that the industry service reads from its environment: those of every service, and of its panels. */
export const industryConfigSchema = kitConfigSchema.extend({
  ...panelStoreConfig,
  PANEL_HELD_MB: mebibytes.default(HELD_MB),
});
