import { Inject, Injectable } from '@nestjs/common';
import { windowState, windowText, type Clock, type WindowAnswer } from '@console/contract-core';
import { CLOCK, CONFIG } from '@console/node-kit/config';
import type { GatewayConfig } from '../gateway-config.ts';

@Injectable()
export class WindowService {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  window(): WindowAnswer {
    const window = this.config.MAINTENANCE_WINDOW;
    const now = this.clock.now();
    const [start = '', end = ''] = windowText(window).split('–');
    return { now, start, end, ...windowState(window, now) };
  }
}
