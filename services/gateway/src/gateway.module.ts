import { Module } from '@nestjs/common';
import { DocsController } from './docs/docs.controller.ts';
import { LoadFailures } from './registry/load-failures.ts';
import { RegistryController } from './registry/registry.controller.ts';
import { RegistryService } from './registry/registry.service.ts';
import { ReleasesController } from './registry/releases.controller.ts';
import { Releases } from './registry/releases.ts';
import { ViewerController } from './viewer/viewer.controller.ts';
import { WindowController } from './window/window.controller.ts';

@Module({
  controllers: [WindowController, RegistryController, ReleasesController, DocsController, ViewerController],
  providers: [RegistryService, Releases, LoadFailures],
})
export class GatewayModule {}
