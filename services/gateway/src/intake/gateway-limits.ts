import type { ConnectionLimits } from '@console/node-kit/service';
import type { Bounds, TurnsOptions } from '@console/node-kit/shares';

const MEGA = 1024 * 1024;

/** How much of the gateway and, through it, of each service callers may use. */
export interface GatewayLimits {
  readonly connections: Partial<ConnectionLimits>;
  /** The connections, idle ones included. */
  readonly sockets: Bounds;
  /** The requests that are being answered, files and streams included. */
  readonly requests: Bounds;
  /** The bytes of bodies, from their beginning until they are answered. */
  readonly bodies: Bounds;
  readonly bodyMs: number;
  /** The bytes of answers that are kept completely, so that slow readers take none of a service's time. */
  readonly held: Bounds;
  /** The requests to one service until it has answered. */
  readonly turns: TurnsOptions;
  /** The answers of one service that are too long to be kept, and are sent at their reader's pace. */
  readonly longAnswers: Bounds;
  /** The event streams of one service. */
  readonly streams: Bounds;
  /** The bodies that are too long to be kept, and arrive at their sender's pace. */
  readonly longBodies: Bounds;
}

/**
 * The limits. A group is an address: it may be a whole office, so its share is more than one user's, and less than the
 * total.
 */
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
