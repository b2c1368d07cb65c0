import type { Session } from '@console/contract-core';
import type { SignedCall } from '@console/node-kit/http';

/** The user who changes something, and their address: what an audit line says of them. */
export interface Actor extends Session {
  readonly address: string;
}

/** The caller with their address. */
export const actorOf = ({ session, request }: SignedCall): Actor => ({ ...session, address: request.ip });
