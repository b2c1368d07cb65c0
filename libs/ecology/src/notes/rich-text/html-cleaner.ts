import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import {
  MESSAGES,
  Refusal,
  RICH_TEXT_MAX_BYTES,
  RICH_TEXT_TOO_LONG,
  tagsFault,
  utf8Bytes,
  type Session,
} from '@console/contract-core';
import { THREAD_FILE } from '@console/node-kit/config';
import { JobFault } from '@console/node-kit/jobs';
import { ThreadLane, threadModule } from '@console/node-kit/jobs/threads';
import { fullRefusal, sharerOf, type Bounds } from '@console/node-kit/shares';
import { cleanHtml } from './clean-html.ts';

/** The number of characters up to which cleaning is faster than asking a thread: most notes are shorter. */
const SHORT = 8_000;
/**
 * The bounds of texts in threads: one user's leave a thread to others of the tenant, and one tenant's leave one to
 * other tenants.
 */
const THREADS: Bounds = { all: 3, group: 2, user: 1 };
const WAITING: Bounds = { all: 16, group: 8, user: 2 };
/** How long a text waits; with the time of cleaning less than the thirty seconds after which the page gives up. */
const WAIT_MS = 10_000;
const CLEAN_MS = 15_000;
const MEMORY_MB = 256;
const TOO_COMPLEX = '正文的格式过于复杂，请精简格式后再保存';

type Owner = Pick<Session, 'tenantId' | 'userId'>;

/** Cleans rich text; a long one in a thread, so that no other caller of the service waits for it. */
@Injectable()
export class HtmlCleaner implements OnModuleDestroy {
  private readonly lane: ThreadLane;

  constructor(@Optional() @Inject(THREAD_FILE) file: URL = threadModule(import.meta.filename, 'thread.ts')) {
    this.lane = new ThreadLane(file, {
      workerData: null,
      memoryMb: MEMORY_MB,
      turns: {
        going: THREADS,
        waiting: WAITING,
        waitMs: WAIT_MS,
        refusal: (full) => fullRefusal(full, CLEAN_MS / 1000),
      },
      computeMs: CLEAN_MS,
      tooLong: () => refused(TOO_COMPLEX),
    });
  }

  /**
   * The rich text of a user's HTML.
   * @throws Refusal of HTML with too many tags or too deep, of what takes too long, and of what is too long when
   * cleaned; with Retry-After when the user or the tenant has as many texts here as they may (429), or all have (503)
   */
  async clean(owner: Owner, html: string): Promise<string> {
    const fault = tagsFault(html);
    if (fault !== null) throw refused(fault);
    const content = html.length <= SHORT ? cleanHtml(html) : await this.inThread(owner, html);
    // Cleaning writes signs out in full: a text that fit before may not fit any more.
    if (utf8Bytes(content) > RICH_TEXT_MAX_BYTES) throw refused(RICH_TEXT_TOO_LONG);
    return content;
  }

  async onModuleDestroy(): Promise<void> {
    await this.lane.close();
  }

  private async inThread(owner: Owner, html: string): Promise<string> {
    try {
      return await this.lane.run<string>(html, sharerOf(owner));
    } catch (error) {
      // The thread ran out of memory.
      if (error instanceof JobFault) throw refused(TOO_COMPLEX);
      throw error;
    }
  }
}

const refused = (problem: string): Refusal =>
  new Refusal(MESSAGES.badInput, { problems: `正文（content）：${problem}` });
