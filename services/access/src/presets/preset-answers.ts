import { presetEntries } from '@console/contract-access';
import { answers, by } from '@console/node-kit/http';
import { actorOf } from '../users/acting.ts';
import { PresetsService } from './presets.service.ts';

export const presetAnswers = answers(presetEntries, {
  presets: by(PresetsService, (presets, _input, { session }) => presets.list(session.tenantId)),
  savePreset: by(PresetsService, (presets, input, call) => presets.save(actorOf(call), input)),
  deletePreset: by(PresetsService, (presets, { id }, call) => presets.remove(actorOf(call), id)),
});
