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
 * Deletes uploaded bytes that no one can ask for: a process that was killed between storing an upload's bytes and its
 * row leaves them. Runs at the start and then daily, for files older than a day. Several processes may run it at once.
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

  /** Waits for the current batch, so that the database is not closed in the middle of it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /**
   * Returns how many files were deleted. Without a single row it deletes nothing: the database is new, or about to be
   * restored.
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

  /** Runs a sweep; an unavailable store or database only delays it by a day. */
  private start(): void {
    this.running = this.sweep().then(
      (deleted) => {
        if (deleted > 0) this.logger.info({ deleted }, 'uploads without a row were deleted');
      },
      (error: unknown) => this.logger.warn({ err: error }, 'uploads without a row could not be looked for'),
    );
  }
}
