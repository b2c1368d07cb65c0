import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { BEHAVIOURS, behaviourOf, tokensOf } from './model-behaviours.mjs';

/** The key that the server expects; without it, it answers 401. */
export const MODEL_KEY = 'sk-local-5b7d1e9c04';

/**
 * @typedef {{ model: string, messages: { role: string, content: string }[] }} ModelRequest
 *
 * @typedef {object} ModelServer
 * @property {string} url the base address of its models, `http://127.0.0.1:1234/v1`
 * @property {ModelRequest[]} requests what was asked so far
 * @property {() => number} firstByteAt when the newest answer was begun, by `performance.now()`
 * @property {() => number} open how many answers are being written
 * @property {() => Promise<void>} close cuts what is being written
 */

/**
 * A server of models for tests and trying out, on this machine: it speaks the protocol of OpenAI's chat completions,
 * streamed, and each of its models behaves as `BEHAVIOURS` says, the same for the same prompt.
 * @param {{ port?: number }} [options] a free port when left out
 * @returns {Promise<ModelServer>}
 */
export async function startModelServer({ port = 0 } = {}) {
  /** @type {ModelRequest[]} */
  const requests = [];
  /** @type {Map<string, number>} */
  const refused = new Map();
  let open = 0;
  let firstByteAt = NaN;
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });

  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
  async function answer(request, response) {
    const { authorization = '' } = request.headers;
    if (authorization !== `Bearer ${MODEL_KEY}`)
      return refuse(response, 401, `no such key: ${authorization}`);
    if (request.url === '/v1/models')
      return json(response, 200, { object: 'list', data: Object.keys(BEHAVIOURS).map((id) => ({ id })) });
    if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'no such address');
    /** @type {ModelRequest} */
    const asked = JSON.parse(await readText(request));
    requests.push(asked);
    const behaviour = behaviourOf(asked.model);
    if (behaviour === null) return refuse(response, 404, `no such model: ${asked.model}`);
    const { status, times = Infinity } = behaviour;
    const before = refused.get(asked.model) ?? 0;
    if (status !== undefined && before < times) {
      refused.set(asked.model, before + 1);
      return refuse(response, status, `as ${asked.model} does, with ${authorization}`);
    }
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    await write(response, asked, { ...behaviour, begun: () => (firstByteAt = performance.now()) });
  }

  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    firstByteAt: () => firstByteAt,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @type {(response: import('node:http').ServerResponse, asked: ModelRequest, behaviour: NonNullable<ReturnType<typeof behaviourOf>> & { begun: () => void }) => Promise<void>} */
async function write(response, { model, messages }, behaviour) {
  const { text, end, share, usage = true, tokenMs, tokens, begun } = behaviour;
  const prompt = messages.map(({ content }) => content).join('\n');
  const all = tokensOf(text(prompt)).slice(0, tokens);
  const written = all.slice(0, Math.floor(all.length * share));
  /** @param {object} chunk */
  const send = (chunk) =>
    response.write(
      `data: ${JSON.stringify({ id: 'local', object: 'chat.completion.chunk', model, ...chunk })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const [at, content] of written.entries()) {
    if (tokenMs > 0) await pause(tokenMs);
    if (at === 0) begun();
    if (response.destroyed) return;
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
  if (end === 'stalled') return;
  if (end === 'broken') {
    // What was written before is sent.
    await new Promise((sent) => response.write(': cut\n\n', sent));
    response.destroy();
    return;
  }
  if (end === 'whole') {
    send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    const counts = { prompt_tokens: tokensOf(prompt).length, completion_tokens: written.length };
    if (usage)
      send({ choices: [], usage: { ...counts, total_tokens: counts.prompt_tokens + written.length } });
    response.write('data: [DONE]\n\n');
  }
  response.end();
}

/** @type {(response: import('node:http').ServerResponse, status: number, message: string) => void} */
function refuse(response, status, message) {
  if (status === 429) response.setHeader('retry-after', '1');
  json(response, status, { error: { message, type: 'refused' } });
}

/** @type {(response: import('node:http').ServerResponse, status: number, body: object) => void} */
function json(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
