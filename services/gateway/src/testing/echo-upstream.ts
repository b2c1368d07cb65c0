import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectionsTo } from '@console/node-kit/testing';

/** A request to an upstream, as it saw it. */
export interface Echo {
  readonly service: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly sha256: string;
}

export interface EchoUpstream {
  readonly url: string;
  /** The addresses of requests that have arrived, complete or not. */
  readonly asked: readonly string[];
  /** Answers the requests with `?until=name`, those that arrive later too. */
  release(name: string): void;
  /** The number of open connections to it. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/**
 * A substitute for a service that answers with the request it got. `?wait=ms` answers later, `?until=name` once
 * that name is released, `?bytes=n` answers n bytes, `?events=n` as a stream of events, `?half` half of the declared
 * length, `?hang` never answers, `?break` ends the connection, `?status=n` answers with that status.
 */
export async function echoUpstream(service: string): Promise<EchoUpstream> {
  const asked: string[] = [];
  const released = new EventEmitter().setMaxListeners(0);
  const open = new Set<string>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { searchParams } = new URL(request.url ?? '/', 'http://upstream');
      const body = Buffer.concat(chunks);
      const echo: Echo = {
        service,
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        bytes: body.length,
        sha256: createHash('sha256').update(body).digest('hex'),
      };
      if (searchParams.has('hang')) return;
      if (searchParams.has('break')) {
        request.socket.destroy();
        return;
      }
      const answer = (): void => {
        response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
        response.setHeader('x-upstream', service);
        response.statusCode = Number(searchParams.get('status') ?? 200);
        const size = Number(searchParams.get('bytes') ?? searchParams.get('events') ?? 0);
        const type = searchParams.has('events') ? 'text/event-stream' : 'image/png';
        if (searchParams.has('half')) {
          response.setHeader('content-length', 200).write('x'.repeat(100), () => request.socket.destroy());
        } else if (size > 0) response.setHeader('content-type', type).end(Buffer.alloc(size, 7));
        else response.setHeader('content-type', 'application/json').end(JSON.stringify(echo));
      };
      const until = searchParams.get('until');
      if (until !== null && !open.has(until)) released.once(until, answer);
      else setTimeout(answer, Number(searchParams.get('wait') ?? 0));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release: (name) => {
      open.add(name);
      released.emit(name);
    },
    connections: () => connectionsTo(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
