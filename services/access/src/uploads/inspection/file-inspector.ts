import type { OnModuleDestroy } from '@nestjs/common';
import { ACCESS_MESSAGES, type UploadPurpose } from '@console/contract-access';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { retryIn } from '@console/node-kit/http';
import { JobFault } from '@console/node-kit/jobs';
import { ThreadLane, threadModule } from '@console/node-kit/jobs/threads';
import { alike, sharerOf, type Bounds } from '@console/node-kit/shares';
// Threads use it and may be ended while it works: its loaded libraries must outlast them.
import 'sharp';
import type { CheckedFile } from '../content/check-content.ts';
import type { FormFile } from '../read-form-file.ts';
import type { Inspected, Inspection } from './inspect-file.ts';

type Owner = Pick<Session, 'tenantId' | 'userId'>;

export interface InspectorLimits {
  /** How many files are inspected at once, and how many more may wait. */
  readonly threads: Bounds;
  readonly waiting: number;
  readonly waitMs: number;
  /** How long one inspection may take: longer than the limit for encoding a picture again. */
  readonly computeMs: number;
}

/**
 * Fewer threads than the runtime has for other work, such as hashing passwords. Together with the wait for a slot, the
 * total is shorter than the gateway waits for an answer. One user's files leave a thread for others; `UploadSlots`
 * bounds how many of them wait.
 */
const LIMITS: InspectorLimits = {
  threads: { all: 2, group: 2, user: 1 },
  waiting: 16,
  waitMs: 8_000,
  computeMs: 11_000,
};
/** The heap of a thread, in MiB: files and pixels are outside of it, the text of a document within. */
const MEMORY_MB = 256;
const RETRY_SECONDS = 30;

/**
 * Inspects uploaded files in threads of its own, so that no one else waits for a file: whatever it contains, it
 * occupies its thread for a bounded time.
 */
export class FileInspector implements OnModuleDestroy {
  private readonly lane: ThreadLane;

  constructor(file = threadModule(import.meta.filename, '../../thread.ts'), limits = LIMITS) {
    this.lane = new ThreadLane(file, {
      workerData: null,
      memoryMb: MEMORY_MB,
      turns: {
        going: limits.threads,
        waiting: alike(limits.waiting),
        waitMs: limits.waitMs,
        refusal: () => retryIn(RETRY_SECONDS, MESSAGES.tooMany),
      },
      computeMs: limits.computeMs,
      tooLong: tooComplex,
    });
  }

  /**
   * The file as it may be kept.
   * @throws Refusal as `checkContent`; of a file that takes too much time or memory; when too many wait, the user's own
   * or all
   */
  async inspect(owner: Owner, file: FormFile, purpose: UploadPurpose): Promise<CheckedFile> {
    const order: Inspection = { ...file, purpose };
    const inspected = await this.lane.run<Inspected>(order, sharerOf(owner)).catch((error: unknown) => {
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
