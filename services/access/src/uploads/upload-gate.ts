import { MESSAGES, Refusal } from '@console/contract-core';
import type { LimitOptions, TryLimit } from '../sign-in/try-limit.ts';
import type { UploadSlots } from './upload-slots.ts';

/** Uploads of one user within an hour, those refused included. */
export const UPLOAD_LIMIT: LimitOptions = { key: 'uploads', most: 60, seconds: 60 * 60 };

/** How often one may upload, and how many at one time. */
export class UploadGate {
  constructor(
    private readonly limit: TryLimit,
    private readonly slots: UploadSlots,
  ) {}

  /** Refuses with 429 and Retry-After. */
  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const seconds = await this.limit.take(String(userId));
    if (seconds > 0) throw new Refusal(MESSAGES.tooMany, { seconds }, { 'retry-after': String(seconds) });
    return this.slots.run(userId, work);
  }
}
