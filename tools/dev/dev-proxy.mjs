import { createServer, request } from 'node:http';
import { devRegistry } from './dev-registry.mjs';

/**
 * The proxy between the shell's development server and the gateway: serves the development registry, and makes
 * writes look as if they came from the gateway's own origin.
 * @param {{ port: number, gatewayPort: number, addressOf: (module: string) => string | undefined }} options
 * @returns {Promise<import('node:http').Server>}
 */
export async function startDevProxy({ port, gatewayPort, addressOf }) {
  const server = createServer((incoming, outgoing) => {
    const isRegistry = incoming.url?.endsWith('/registry.json') ?? false;
    /** @type {import('node:http').OutgoingHttpHeaders} */
    const headers = { ...incoming.headers, host: `localhost:${gatewayPort}` };
    if (headers.origin) headers.origin = `http://localhost:${gatewayPort}`;
    // The registry is read here, so it must come as text.
    if (isRegistry) delete headers['accept-encoding'];
    const options = {
      host: '127.0.0.1',
      port: gatewayPort,
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const forwarded = request(options, (answer) => {
      if (isRegistry && answer.statusCode === 200) {
        void answerRegistry(answer, outgoing, addressOf);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return server;
}

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} outgoing
 * @param {(module: string) => string | undefined} addressOf
 */
async function answerRegistry(answer, outgoing, addressOf) {
  try {
    const chunks = [];
    for await (const chunk of answer) chunks.push(chunk);
    const registry = JSON.parse(Buffer.concat(chunks).toString());
    const read = (/** @type {string} */ url) => fetch(url).then((each) => each.text());
    const body = JSON.stringify(await devRegistry(registry, addressOf, read));
    outgoing.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    outgoing.end(body);
  } catch (error) {
    outgoing.writeHead(502).end(String(error));
  }
}
