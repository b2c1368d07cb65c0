import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { realNow } from '@console/node-kit/clock';
import { LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { FILE_STORE, type FileStore } from './store/file-store.ts';
import { StoredFiles } from './stored-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes uploaded bytes that nobody can ask for: a process that was killed between an upload's bytes and its
 * row leaves them. Once at the start and then daily, what is older than a day. Several processes may do it
 * at once.
 */
@Injectable()
export class UploadSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly files: StoredFiles,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.start();
    this.timer = setInterval(() => this.start(), DAY_MS).unref();
  }

  /** Does not leave the database in the middle of a batch. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Answers how many files were deleted. Without a single row nothing is: that is a new database, or one
   * that is about to be restored.
   */
  async sweep(before = realNow() - DAY_MS): Promise<number> {
    let deleted = await this.store.dropUnfinished(before);
    if (!(await this.files.any())) return deleted;
    for await (const keys of this.store.olderThan(before)) {
      if (this.stopped) break;
      for (const key of await this.files.unknown(keys)) {
        await this.store.delete(key);
        deleted += 1;
      }
    }
    return deleted;
  }

  /** A store or a database that is away costs no more than a day. */
  private start(): void {
    this.running = this.sweep().then(
      (deleted) => {
        if (deleted > 0) this.logger.info({ deleted }, 'uploads without a row were deleted');
      },
      (error: unknown) => this.logger.warn({ err: error }, 'uploads without a row could not be looked for'),
    );
  }
}
