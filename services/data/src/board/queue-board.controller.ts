import { Controller, Header, Res, StreamableFile } from '@nestjs/common';
import type { InputOf } from '@console/contract-core';
import { queueBoardEntries } from '@console/contract-data';
import { Input, Serve } from '@console/node-kit';
import type { FastifyReply } from 'fastify';
import { QueueBoard } from './queue-board.ts';

/**
 * The gateway's policy for pages, but for the `<base>` that the board's page has; tighter where it can be, since
 * this page needs less. What it says as JSON in a script element is no script to a browser. The gateway lets an
 * answer's own policy stand, so that no other page is any freer.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Never kept: under /api nothing is, and what a page of a former version asks for is gone. */
const NO_STORE = 'no-store';

@Controller()
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Serve(queueBoardEntries.boardPage)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', POLICY)
  @Header('cache-control', NO_STORE)
  boardPage(@Input() input: InputOf<typeof queueBoardEntries.boardPage>): string {
    return this.board.page(input['*']);
  }

  @Serve(queueBoardEntries.boardFile)
  @Header('cache-control', NO_STORE)
  boardFile(@Input() input: InputOf<typeof queueBoardEntries.boardFile>): StreamableFile {
    const { type, bytes, open } = this.board.file(input['*']);
    return new StreamableFile(open(), { type, length: bytes });
  }

  @Serve(queueBoardEntries.boardData)
  @Header('cache-control', NO_STORE)
  async boardData(
    @Input() { '*': path, ...asked }: InputOf<typeof queueBoardEntries.boardData>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const query = Object.entries(asked).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as const],
    );
    const { status, body } = await this.board.data(path, Object.fromEntries(query));
    reply.status(status);
    return body;
  }
}
