import type { ConnectionLimits } from '@console/node-kit/service';
import type { Bounds, TurnsOptions } from '@console/node-kit/shares';

const MEGA = 1024 * 1024;

/** What callers may take up of the gateway and, through it, of each service. */
export interface GatewayLimits {
  readonly connections: Partial<ConnectionLimits>;
  /** Connections, idle ones included. */
  readonly sockets: Bounds;
  /** Requests that are being answered, files and streams included. */
  readonly requests: Bounds;
  /** Bytes of bodies, from their beginning until they are answered. */
  readonly bodies: Bounds;
  readonly bodyMs: number;
  /** Bytes of answers that are kept whole, so that their readers take none of a service's time. */
  readonly held: Bounds;
  /** Requests to one service until it has answered. */
  readonly turns: TurnsOptions;
  /** Answers of one service too long to be kept, which go on at their reader's pace. */
  readonly longAnswers: Bounds;
  /** Event streams of one service. */
  readonly streams: Bounds;
  /** Bodies too long to be taken in, which go on at their sender's pace. */
  readonly longBodies: Bounds;
}

/** A group is an address: it may be a whole office, so its share is more than one user's, and less than all there is. */
export const GATEWAY_LIMITS: GatewayLimits = {
  connections: { readerSweeps: 60 },
  sockets: { all: 8192, group: 1024, user: 1024 },
  requests: { all: 4096, group: 512, user: 256 },
  bodies: { all: 160 * MEGA, group: 64 * MEGA, user: 48 * MEGA },
  bodyMs: 120_000,
  held: { all: 96 * MEGA, group: 32 * MEGA, user: 16 * MEGA },
  turns: {
    going: { all: 64, group: 40, user: 24 },
    waiting: { all: 1024, group: 256, user: 128 },
    waitMs: 5000,
  },
  longAnswers: { all: 96, group: 48, user: 16 },
  streams: { all: 256, group: 96, user: 24 },
  longBodies: { all: 16, group: 8, user: 4 },
};
