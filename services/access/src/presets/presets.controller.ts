import { Controller } from '@nestjs/common';
import { presetEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class PresetsController {
  @Serve(presetEntries.presets)
  presets(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(presetEntries.savePreset)
  savePreset(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(presetEntries.deletePreset)
  deletePreset(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
