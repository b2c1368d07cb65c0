import { LockController } from './lock.controller.ts';

/** What the module holds of this folder. */
export const lockParts = { controllers: [LockController], providers: [] };
