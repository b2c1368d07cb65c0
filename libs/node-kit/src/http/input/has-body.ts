import type { IncomingMessage } from 'node:http';

/** Whether a request says that a body follows; a body of no bytes does not count. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'content-length': length } = headers;
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) > 0);
}
