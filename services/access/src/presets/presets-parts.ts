import { PresetsService } from './presets.service.ts';

/** What the module holds of this folder. */
export const presetsParts = { providers: [PresetsService] };
