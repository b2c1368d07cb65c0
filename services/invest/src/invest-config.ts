import { availableParallelism } from 'node:os';
import { mebibytes, panelStoreConfig } from '@console/market/panels';
import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';

/** The most threads: with more, each has too little work to be worth its memory. */
const MOST_THREADS = 64;
const USUAL_THREADS = 4;

/**
 * The settings of where panels are kept and how much memory they and a backtest may take: read by the service and by
 * its worker.
 */
export const panelConfigSchema = z.object({
  ...panelStoreConfig,
  /** The most memory that one backtest may take, in MiB: a larger one is refused. */
  PANEL_MAX_MB: mebibytes.default(3072),
  /** How many threads one backtest computes on. The result is the same for any number, its memory is not. */
  WORKER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_THREADS)
    .default(() => Math.min(availableParallelism(), USUAL_THREADS)),
});
export type PanelConfig = z.output<typeof panelConfigSchema>;

/** The settings that the invest service reads from its environment, in addition to those of every service. */
export const investConfigSchema = kitConfigSchema.extend(panelConfigSchema.shape);
export type InvestConfig = z.output<typeof investConfigSchema>;
