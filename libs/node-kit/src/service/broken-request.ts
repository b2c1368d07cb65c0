import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  fillMessage,
  MESSAGES,
  type Envelope,
  type Message,
  type MessageParams,
} from '@console/contract-core';

/** The error code of a body that arrives too slowly. */
export const BODY_TOO_SLOW = 'BODY_TOO_SLOW';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  [BODY_TOO_SLOW]: 408,
};

const BAD: readonly [Message, MessageParams] = [MESSAGES.badInput, { problems: '请求格式不正确' }];

interface BrokenRequest extends Error {
  readonly code?: string;
  /** The bytes read of it: a Buffer, although Fastify's types differ. */
  readonly rawPacket?: unknown;
}

/** Answers bytes that are no HTTP request with the envelope, and closes: no route ever saw them. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  // A caller who has left gets no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const [message, params] = status === MESSAGES.tooSlow.status ? [MESSAGES.tooSlow, {}] : BAD;
  const requestId = randomUUID();
  const body: Envelope<false> = {
    success: false,
    appCode: message.code,
    appMesg: fillMessage(message, params),
    result: false,
    requestId,
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  // A client that sent HEAD would read a body as the next answer.
  const { rawPacket } = error;
  const headAlone = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${headAlone ? '' : text}`, () => socket.destroy());
}
