import { PresetsService } from './presets.service.ts';

/** The providers of this folder, for the module. */
export const presetsParts = { providers: [PresetsService] };
