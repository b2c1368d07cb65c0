import { StreamableFile } from '@nestjs/common';
import type { InputOf } from '@console/contract-core';
import { queueBoardEntries } from '@console/contract-data';
import { answers, by, type Call } from '@console/node-kit/http';
import { QueueBoard } from './queue-board.ts';

/**
 * The policy of the board's page: the gateway's policy for pages, with the `<base>` that this page has, and stricter
 * where possible, since it needs less. Its JSON in a script element does not count as a script. The gateway keeps an
 * answer's own policy, so that no other page is affected.
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

/** Never cached: nothing under /api is, and files of a former version's page are gone. */
const NEVER_KEPT = { 'cache-control': 'no-store' };

const PAGE_HEADERS = {
  ...NEVER_KEPT,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
};

function boardPage(board: QueueBoard, path: string, { reply }: Call): string {
  reply.headers(PAGE_HEADERS);
  return board.page(path);
}

function boardFile(board: QueueBoard, path: string, { reply }: Call): StreamableFile {
  reply.headers(NEVER_KEPT);
  const { type, bytes, open } = board.file(path);
  return new StreamableFile(open(), { type, length: bytes });
}

async function boardData(
  board: QueueBoard,
  { '*': path, ...asked }: InputOf<typeof queueBoardEntries.boardData>,
  { reply }: Call,
): Promise<unknown> {
  reply.headers(NEVER_KEPT);
  const query = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  const { status, body } = await board.data(path, Object.fromEntries(query));
  reply.status(status);
  return body;
}

export const queueBoardAnswers = answers(queueBoardEntries, {
  boardPage: by(QueueBoard, (board, { '*': path }, call) => boardPage(board, path, call)),
  boardFile: by(QueueBoard, (board, { '*': path }, call) => boardFile(board, path, call)),
  boardData: by(QueueBoard, boardData),
});
