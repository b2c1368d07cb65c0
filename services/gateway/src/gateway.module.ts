import { Module } from '@nestjs/common';
import { DocsController } from './docs/docs.controller.ts';
import { RegistryController } from './registry/registry.controller.ts';
import { RegistryService } from './registry/registry.service.ts';
import { ViewerController } from './viewer/viewer.controller.ts';
import { WindowController } from './window/window.controller.ts';

@Module({
  controllers: [WindowController, RegistryController, DocsController, ViewerController],
  providers: [RegistryService],
})
export class GatewayModule {}
