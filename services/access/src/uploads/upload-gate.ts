import { MESSAGES, type Session } from '@console/contract-core';
import { refuseFor } from '../sign-in/refuse-for.ts';
import type { LimitOptions, TryLimit } from '../sign-in/try-limit.ts';
import type { Arrival } from './arrival.ts';
import type { UploadSlots } from './upload-slots.ts';

/** The limit of uploads of one user within an hour, those refused included. */
export const UPLOAD_LIMIT: LimitOptions = { key: 'uploads', most: 60, seconds: 60 * 60 };

/** Limits how often a user may upload, and how many uploads run at one time. */
export class UploadGate {
  constructor(
    private readonly limit: TryLimit,
    private readonly slots: UploadSlots,
  ) {}

  /** Refuses with 429 and Retry-After. */
  async run<T>(session: Session, work: (arrival: Arrival) => Promise<T>): Promise<T> {
    refuseFor(await this.limit.take(String(session.userId)), MESSAGES.tooMany);
    return this.slots.run(session, work);
  }
}
