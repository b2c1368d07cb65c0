import { PresetsController } from './presets.controller.ts';

/** What the module holds of this folder. */
export const presetsParts = { controllers: [PresetsController], providers: [] };
