import { CONFIG, LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { DataSource } from 'typeorm';
import { openPanelStore } from './open-panel-store.ts';
import type { PanelStoreConfig } from './panel-store-config.ts';
import type { PanelStore } from './panel-store.ts';

/** Injection token of the process's one `PanelStore`. */
export const PANEL_STORE = Symbol('panel store');

const MIB = 1024 ** 2;

/** Provides `PANEL_STORE` to a service whose configuration has `panelStoreConfig`. */
export const panelStoreProvider = {
  provide: PANEL_STORE,
  useFactory: (database: DataSource, config: PanelStoreConfig, logger: Logger): PanelStore =>
    openPanelStore({
      database,
      logger,
      directory: config.PANEL_DIR,
      mostBytes: config.PANEL_DISK_MB * MIB,
      mostMemory: config.PANEL_HELD_MB * MIB,
    }),
  inject: [DataSource, CONFIG, LOGGER],
};
