import { Module } from '@nestjs/common';
import { PANEL_STORE, panelStoreProvider } from '@console/market/panels';

/** The process's one store of panels, for all modules that compute with market data. */
@Module({ providers: [panelStoreProvider], exports: [PANEL_STORE] })
export class PanelsModule {}
