import { z } from 'zod';

/** A size in MiB. */
export const mebibytes = z.coerce.number().int().min(16).max(1_048_576);

/** The settings of a process's store of panels, for the configuration of services and workers that have one. */
export const panelStoreConfig = {
  /** A folder for copies of market data, created when it is missing. Processes of one machine share it. */
  PANEL_DIR: z.string().min(1),
  /** How much space its files may take, in MiB. */
  PANEL_DISK_MB: mebibytes.default(8192),
  /** How much memory one process uses as a cache, in MiB. */
  PANEL_HELD_MB: mebibytes.default(512),
};
export type PanelStoreConfig = z.output<z.ZodObject<typeof panelStoreConfig>>;
