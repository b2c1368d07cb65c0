import { availableParallelism } from 'node:os';
import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';

const mebibytes = z.coerce.number().int().min(16).max(1_048_576);

/** More than this share too little work to be worth their memory. */
const MOST_THREADS = 64;
const USUAL_THREADS = 4;

/** Where panels are kept and how much they and a backtest may take: read by the service and by its worker. */
export const panelConfigSchema = z.object({
  /** A folder for copies of market data, made anew when it is missing. Processes of one machine share it. */
  PANEL_DIR: z.string().min(1),
  /** What the files in it may take, in MiB. */
  PANEL_DISK_MB: mebibytes.default(8192),
  /** What one process holds in memory for the next who asks, in MiB. */
  PANEL_HELD_MB: mebibytes.default(512),
  /** The most memory that one backtest may take, in MiB: what would take more is refused. */
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

/** What the invest service reads from its environment beside what every service reads. */
export const investConfigSchema = kitConfigSchema.extend(panelConfigSchema.shape);
export type InvestConfig = z.output<typeof investConfigSchema>;
