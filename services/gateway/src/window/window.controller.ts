import { Controller, Inject } from '@nestjs/common';
import {
  platformEntries,
  windowState,
  windowText,
  type Clock,
  type WindowAnswer,
} from '@console/contract-core';
import { CLOCK, CONFIG, Serve } from '@console/node-kit';
import type { GatewayConfig } from '../gateway-config.ts';

@Controller()
export class WindowController {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Serve(platformEntries.window)
  window(): WindowAnswer {
    const window = this.config.MAINTENANCE_WINDOW;
    const now = this.clock.now();
    const [start = '', end = ''] = windowText(window).split('–');
    return { now, start, end, ...windowState(window, now) };
  }
}
