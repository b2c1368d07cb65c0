import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { THREAD_FILE } from '@console/node-kit/config';
import { JobFault } from '@console/node-kit/jobs';
import { ThreadLane, threadModule } from '@console/node-kit/jobs/threads';
import { sharerOf, type Bounds } from '@console/node-kit/shares';
import { TOO_LARGE_UNPACKED, TOO_LONG_TIME } from './document-fault.ts';
import { DOCUMENTS } from './documents-thread.ts';
import type { DocumentOrder, DocumentRead } from './serve-documents.ts';

type Owner = Pick<Session, 'tenantId' | 'userId'>;

/** Two documents at once, of two tenants; the others wait. */
const THREADS: Bounds = { all: 2, group: 1, user: 1 };
const WAITING: Bounds = { all: 40, group: 20, user: 10 };
const MEMORY_MB = 256;

export interface ReaderTimes {
  readonly waitMs: number;
  readonly computeMs: number;
}

/** How long a document waits for its turn, and how long it is read: after their sum one is known to be left. */
export const READER_TIMES: ReaderTimes = { waitMs: 120_000, computeMs: 20_000 };

/** Reads documents in threads of its own: whatever one contains, it occupies its thread for a bounded time. */
@Injectable()
export class DocumentReader implements OnModuleDestroy {
  private readonly lane: ThreadLane;

  constructor(
    @Optional() @Inject(THREAD_FILE) file: URL = threadModule(import.meta.filename, '../thread.ts'),
    @Optional() { waitMs, computeMs } = READER_TIMES,
  ) {
    this.lane = new ThreadLane(file, {
      workerData: DOCUMENTS,
      memoryMb: MEMORY_MB,
      turns: {
        going: THREADS,
        waiting: WAITING,
        waitMs,
        refusal: () => said('正在读取的文件较多，请稍后重试'),
      },
      computeMs,
      tooLong: () => said(TOO_LONG_TIME),
    });
  }

  /** The text of a document, or why there is none: of too much time, memory or waiting too. */
  async read(owner: Owner, order: DocumentOrder): Promise<DocumentRead> {
    try {
      return await this.lane.run<DocumentRead>(order, sharerOf(owner));
    } catch (error) {
      if (error instanceof JobFault) return { fault: TOO_LARGE_UNPACKED };
      if (error instanceof Refusal) return { fault: error.message };
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.lane.close();
  }
}

const said = (text: string): Refusal => new Refusal({ ...MESSAGES.tooMany, text });
