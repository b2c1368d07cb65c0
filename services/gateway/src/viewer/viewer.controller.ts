import { Controller, Inject } from '@nestjs/common';
import { platformEntries } from '@console/contract-core';
import { CONFIG, Serve } from '@console/node-kit';
import type { GatewayConfig } from '../gateway-config.ts';

/** What the embedded viewer may frame; the policy of every page holds the same list. */
@Controller()
export class ViewerController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @Serve(platformEntries.viewerOrigins)
  origins(): string[] {
    return [...this.config.VIEWER_ORIGINS];
  }
}
