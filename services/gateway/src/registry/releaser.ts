import type { Session } from '@console/contract-core';

/** The one who changes a release: a user of the console, or of the machine it runs on. */
export interface Releaser {
  readonly username: string;
  readonly session: Session | null;
}
