import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MESSAGES, Refusal } from '@console/contract-core';
import { QUEUE_BOARD_PATH } from '@console/contract-data';
import { LOGGER, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { watchedQueue } from '@console/node-kit/job-console';
import type { Logger } from '@console/node-kit/observe';
import { boardFiles, type BoardFile } from './board-files.ts';
import { boardPage } from './board-page.ts';
import type { BoardParts } from './board-parts.ts';
import { createBoard, QUEUED } from './create-board.ts';
import { matchPath } from './match-path.ts';

export interface BoardAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The board of the queues: its page, the page's files, and the data that the page requests. */
@Injectable()
export class QueueBoard implements OnModuleDestroy {
  private readonly queues: readonly ReturnType<typeof watchedQueue>[];
  private readonly parts: BoardParts;
  private readonly html: string;
  private readonly files: ReadonlyMap<string, BoardFile>;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(LOGGER) logger: Logger) {
    this.queues = QUEUED.map(({ schema }) => watchedQueue(schema, redis, logger));
    this.parts = createBoard(this.queues);
    this.files = boardFiles(this.parts.staticPath);
    this.html = drawPage(this.parts);
  }

  /** The page, which is the same for all its views. Refuses (404) a path that is none of them. */
  page(path: string): string {
    const views = [this.parts.entry?.route ?? []].flat();
    if (!views.some((view) => matchPath(view, `/${path}`))) throw new Refusal(MESSAGES.notFound);
    return this.html;
  }

  /** A file of the page, by its path below `static/`. Refuses (404) an unknown file. */
  file(path: string): BoardFile {
    const file = this.files.get(path);
    if (!file) throw new Refusal(MESSAGES.notFound);
    return file;
  }

  /** The board's data about its queues, by the path below `api/`. Its own refusals are passed on. */
  async data(path: string, query: Readonly<Record<string, string>>): Promise<BoardAnswer> {
    for (const { method, route, handler } of this.parts.routes) {
      if (![method].flat().includes('get')) continue;
      const params = [route].flat().map((each) => matchPath(each, `/api/${path}`));
      const found = params.find((each) => each !== null);
      if (!found) continue;
      const { queues, uiConfig } = this.parts;
      const asked = { queues, uiConfig, query: { ...query }, params: found, body: {}, headers: {} };
      const { status = 200, body } = await handler(asked);
      return { status, body };
    }
    throw new Refusal(MESSAGES.notFound);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
  }
}

function drawPage({ entry, uiConfig, viewsPath }: BoardParts): string {
  if (entry === null) throw new Error('the board has no page');
  const { name, params } = entry.handler({ basePath: QUEUE_BOARD_PATH, uiConfig });
  return boardPage(readFileSync(join(viewsPath, name), 'utf8'), params);
}
