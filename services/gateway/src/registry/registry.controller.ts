import { Controller } from '@nestjs/common';
import { platformEntries, type Registry, type Session } from '@console/contract-core';
import { Input, MaybeSigned, Serve } from '@console/node-kit';
import { RegistryService } from './registry.service.ts';

@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Serve(platformEntries.registry)
  read(@Input() _input: object, @MaybeSigned() session: Session | null): Promise<Registry> {
    return this.registry.registryFor(session);
  }
}
