import type { IncomingMessage } from 'node:http';
import { MESSAGES, Refusal } from '@console/contract-core';
import { fullRefusal, type GiveBack, type Sharer, type Shares } from '@console/node-kit/shares';

const FIRST_BYTES = 16 * 1024;

/** A body that was read completely. Its memory counts until it is released. */
export class TakenBody {
  constructor(
    readonly bytes: Buffer,
    readonly forget: GiveBack,
  ) {}
}

/** Reads bodies before a service spends anything on them: bounded in size, time and memory. */
export class BodyIntake {
  constructor(
    private readonly memory: Shares,
    private readonly mostMs: number,
  ) {}

  /**
   * The body, of `limit` bytes at the most. Room for it is kept from the beginning: of one that does not say how
   * long it is, for the longest it may be.
   * @throws Refusal 413, 408 after too long a time, 429 or 503 without room
   */
  async take(body: IncomingMessage, caller: Sharer, limit: number): Promise<TakenBody> {
    const declared = body.headers['content-length'];
    const most = declared === undefined ? limit : Number(declared);
    if (most > limit) throw new Refusal(MESSAGES.tooLarge);
    const room = Math.max(most, FIRST_BYTES);
    const full = this.memory.full(caller, room);
    if (full !== null) throw fullRefusal(full);
    const forget = this.memory.take(caller, room);
    try {
      return new TakenBody(await readWhole(body, most, this.mostMs), forget);
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** Reads into one growing buffer: chunks of one byte each would take a hundred times as much. */
function readWhole(body: IncomingMessage, most: number, mostMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let held: Buffer = Buffer.allocUnsafe(Math.min(most, FIRST_BYTES));
    let bytes = 0;
    const timer = setTimeout(() => end(new Refusal(MESSAGES.tooSlow)), mostMs);
    const onData = (chunk: Buffer): void => {
      const sum = bytes + chunk.length;
      if (sum > most) return end(new Refusal(MESSAGES.tooLarge));
      if (sum > held.length) held = grown(held, Math.min(most, Math.max(sum, held.length * 2)));
      chunk.copy(held, bytes);
      bytes = sum;
    };
    const onEnd = (): void => end(null);
    const onBroken = (): void => end(new Refusal(MESSAGES.badInput, { problems: '请求内容不完整' }));
    const end = (refusal: Refusal | null): void => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // A sender who breaks off later needs an error listener.
      body.on('error', () => undefined);
      if (refusal) reject(refusal);
      else resolve(held.subarray(0, bytes));
    };
    body.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

function grown(held: Buffer, bytes: number): Buffer {
  const larger = Buffer.allocUnsafe(bytes);
  held.copy(larger);
  return larger;
}
