import { Module } from '@nestjs/common';
import { platformGatewayCalls, releaseEntries } from '@console/contract-core';
import { callControllers } from '@console/node-kit/http';
import { docsAnswers } from './docs/docs-answers.ts';
import { Docs } from './docs/docs.ts';
import { LoadFailures } from './registry/load-failures.ts';
import { registryAnswers, releaseAnswers } from './registry/registry-answers.ts';
import { RegistryService } from './registry/registry.service.ts';
import { ReleaseChanges } from './registry/release-changes.ts';
import { Releases } from './registry/releases.ts';
import { viewerAnswers } from './viewer/viewer-answers.ts';
import { ViewerOrigins } from './viewer/viewer-origins.ts';
import { windowAnswers } from './window/window-answers.ts';
import { WindowService } from './window/window.service.ts';

@Module({
  controllers: callControllers(
    { ...platformGatewayCalls, ...releaseEntries },
    { ...windowAnswers, ...registryAnswers, ...releaseAnswers, ...docsAnswers, ...viewerAnswers },
  ),
  providers: [WindowService, RegistryService, Releases, ReleaseChanges, LoadFailures, Docs, ViewerOrigins],
})
export class GatewayModule {}
