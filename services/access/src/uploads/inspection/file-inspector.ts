import type { OnModuleDestroy } from '@nestjs/common';
import { ACCESS_MESSAGES, type UploadPurpose } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { JobFault, ThreadLane, threadModule } from '@console/node-kit';
// Threads use it, and may end while it works: what it has loaded must outlast them.
import 'sharp';
import { retryIn } from '../../sign-in/refuse-for.ts';
import type { CheckedFile } from '../content/check-content.ts';
import type { FormFile } from '../read-form-file.ts';
import type { Inspected, Inspection } from './inspect-file.ts';

export interface InspectorLimits {
  /** How many files are looked into at once, and how many more may wait for that. */
  readonly threads: number;
  readonly waiting: number;
  readonly waitMs: number;
  /** How long one may take. Above what a picture is given to be drawn anew. */
  readonly computeMs: number;
}

/**
 * Fewer threads than the runtime has for other work, such as hashing passwords. With the wait for a slot, all of it
 * is shorter than the gateway waits for an answer.
 */
const LIMITS: InspectorLimits = { threads: 2, waiting: 16, waitMs: 8_000, computeMs: 11_000 };
/** A thread's heap: files and pixels lie outside of it, the text of a document within. */
const MEMORY_MB = 256;
const RETRY_SECONDS = 30;

/**
 * Looks into uploaded files in threads of its own, so that nobody else waits for a file: whatever is in one, it takes
 * its thread for a bounded time.
 */
export class FileInspector implements OnModuleDestroy {
  private readonly lane: ThreadLane;

  constructor(file = threadModule(import.meta.filename, '../../thread.ts'), limits = LIMITS) {
    this.lane = new ThreadLane(file, {
      ...limits,
      workerData: null,
      memoryMb: MEMORY_MB,
      busy: () => retryIn(RETRY_SECONDS, MESSAGES.tooMany),
      tooLong: tooComplex,
    });
  }

  /**
   * The file as it may be kept.
   * @throws Refusal as `checkContent`; of a file that takes too much time or memory; when too many others wait
   */
  async inspect(file: FormFile, purpose: UploadPurpose): Promise<CheckedFile> {
    const order: Inspection = { ...file, purpose };
    const inspected = await this.lane.run<Inspected>(order).catch((error: unknown) => {
      // The thread ran out of memory.
      throw error instanceof JobFault ? tooComplex() : error;
    });
    if (inspected.kind === 'refused') throw refusalOf(inspected);
    const { bytes } = inspected.file;
    return { ...inspected.file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  }

  async onModuleDestroy(): Promise<void> {
    await this.lane.close();
  }
}

const tooComplex = (): Refusal => new Refusal(ACCESS_MESSAGES.fileTooComplex);
const refusalOf = ({ code, status, text }: { code: string; status: number; text: string }): Refusal =>
  new Refusal({ code, status, text });
