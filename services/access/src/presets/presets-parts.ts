import { PresetsController } from './presets.controller.ts';
import { PresetsService } from './presets.service.ts';

/** What the module holds of this folder. */
export const presetsParts = { controllers: [PresetsController], providers: [PresetsService] };
