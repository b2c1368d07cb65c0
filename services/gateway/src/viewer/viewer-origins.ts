import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@console/node-kit/config';
import type { GatewayConfig } from '../gateway-config.ts';

/** The sites that the embedded viewer may frame; the policy of every page has the same list. */
@Injectable()
export class ViewerOrigins {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  list(): string[] {
    return [...this.config.VIEWER_ORIGINS];
  }
}
