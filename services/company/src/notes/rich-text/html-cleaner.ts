import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import {
  MESSAGES,
  Refusal,
  RICH_TEXT_MAX_BYTES,
  RICH_TEXT_TOO_LONG,
  tagsFault,
  utf8Bytes,
} from '@console/contract-core';
import { JobFault, THREAD_FILE, ThreadLane, threadModule } from '@console/node-kit';
import { cleanHtml } from './clean-html.ts';

/** Characters that are cleaned sooner than a thread is asked: most notes are shorter. */
const SHORT = 8_000;
const THREADS = 2;
const WAITING = 16;
/** Both together stay below the thirty seconds after which the page gives up. */
const WAIT_MS = 10_000;
const CLEAN_MS = 15_000;
const MEMORY_MB = 256;
const TOO_COMPLEX = '正文的格式过于复杂，请精简格式后再保存';

/** Cleans rich text; a long one in a thread, so that nobody else who asks the service waits for it. */
@Injectable()
export class HtmlCleaner implements OnModuleDestroy {
  private readonly lane: ThreadLane;

  constructor(
    @Optional() @Inject(THREAD_FILE) file: URL = threadModule(import.meta.filename, '../../thread.ts'),
  ) {
    this.lane = new ThreadLane(file, {
      workerData: null,
      memoryMb: MEMORY_MB,
      threads: THREADS,
      waiting: WAITING,
      waitMs: WAIT_MS,
      computeMs: CLEAN_MS,
      tooLong: () => refused(TOO_COMPLEX),
      busy: () => new Refusal(MESSAGES.tooMany, { seconds: WAIT_MS / 1000 }),
    });
  }

  /**
   * What rich text keeps of the HTML.
   * @throws Refusal of HTML with too many tags or too deep, of what takes too long, and of what is too long when cleaned
   */
  async clean(html: string): Promise<string> {
    const fault = tagsFault(html);
    if (fault !== null) throw refused(fault);
    const content = html.length <= SHORT ? cleanHtml(html) : await this.inThread(html);
    // Cleaning writes signs out in full: what fitted before may not fit any more.
    if (utf8Bytes(content) > RICH_TEXT_MAX_BYTES) throw refused(RICH_TEXT_TOO_LONG);
    return content;
  }

  async onModuleDestroy(): Promise<void> {
    await this.lane.close();
  }

  private async inThread(html: string): Promise<string> {
    try {
      return await this.lane.run<string>(html);
    } catch (error) {
      // The thread ran out of memory.
      if (error instanceof JobFault) throw refused(TOO_COMPLEX);
      throw error;
    }
  }
}

const refused = (problem: string): Refusal =>
  new Refusal(MESSAGES.badInput, { problems: `正文（content）：${problem}` });
