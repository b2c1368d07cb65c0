import { Controller } from '@nestjs/common';
import { presetEntries, type RolePreset } from '@console/contract-access';
import type { InputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { Acting, type Actor } from '../users/acting.ts';
import { PresetsService } from './presets.service.ts';

@Controller()
export class PresetsController {
  constructor(private readonly service: PresetsService) {}

  @Serve(presetEntries.presets)
  presets(@Input() _input: object, @Signed() { tenantId }: Session): Promise<RolePreset[]> {
    return this.service.list(tenantId);
  }

  @Serve(presetEntries.savePreset)
  savePreset(
    @Input() input: InputOf<typeof presetEntries.savePreset>,
    @Acting() actor: Actor,
  ): Promise<RolePreset> {
    return this.service.save(actor, input);
  }

  @Serve(presetEntries.deletePreset)
  deletePreset(
    @Input() { id }: InputOf<typeof presetEntries.deletePreset>,
    @Acting() actor: Actor,
  ): Promise<boolean> {
    return this.service.remove(actor, id);
  }
}
