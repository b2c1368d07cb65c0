import { Shares, Turns } from '@console/node-kit/shares';
import type { GatewayLimits } from './gateway-limits.ts';

/** The shares of one service: what depends on its callers' pace is counted apart, so that it keeps no one out. */
export class Door {
  readonly turns: Turns;
  readonly longAnswers: Shares;
  readonly streams: Shares;
  readonly longBodies: Shares;

  constructor({ turns, longAnswers, streams, longBodies }: GatewayLimits) {
    this.turns = new Turns(turns);
    this.longAnswers = new Shares(longAnswers);
    this.streams = new Shares(streams);
    this.longBodies = new Shares(longBodies);
  }
}

/** The most connections to one service, over all shares. */
export const connectionsOf = ({ turns, longAnswers, streams, longBodies }: GatewayLimits): number =>
  turns.going.all + longAnswers.all + streams.all + longBodies.all;
