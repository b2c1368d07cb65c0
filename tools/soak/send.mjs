import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

const PATIENCE_MS = 60_000;
/** The patience for an answer: a server that waits for the rest of a broken request ends it only later. */
const RAW_PATIENCE_MS = 2000;
/** The part of an answer that is searched for forbidden content. */
const KEPT_CHARACTERS = 200_000;

/**
 * Status 0: the connection was closed without an answer. -1: no answer in time.
 * @typedef {{ status: number, type: string, requestId: string, text: string, cookies: readonly string[] }} Answer
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer | null }} Request
 */

/** Sends requests unchanged, over kept connections. */
export class Sender {
  /** @param {{ url: string, connections: number }} options */
  constructor({ url, connections }) {
    this.target = new URL(url);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /**
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  async send(request) {
    const answer = await this.#once(request);
    // The server may close a kept connection in the moment it is used again.
    return answer.status === 0 ? this.#once(request) : answer;
  }

  close() {
    this.agent.destroy();
  }

  /**
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  #once({ method, path, headers, body }) {
    return new Promise((resolve) => {
      const { hostname, port } = this.target;
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const sent = httpRequest({
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
        agent: this.agent,
        timeout: PATIENCE_MS,
      });
      sent.on('timeout', () => {
        resolve(nothing(-1));
        sent.destroy();
      });
      sent.on('error', () => resolve(nothing(0)));
      sent.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ ...nothing(answer.statusCode ?? 0) });
      });
      sent.on('response', (answer) => {
        let text = '';
        const type = answer.headers['content-type'] ?? '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          if (text.length < KEPT_CHARACTERS) text += chunk;
        });
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            type,
            requestId: String(answer.headers['x-request-id'] ?? ''),
            text,
            cookies: answer.headers['set-cookie'] ?? [],
          });
        answer.on('end', done);
        answer.on('error', done);
        // An event stream does not end: the request is ended after its first data.
        if (type.startsWith('text/event-stream'))
          answer.once('data', () => answer.destroy()).on('close', done);
      });
      sent.end(body ?? undefined);
    });
  }

  /**
   * @param {Buffer} bytes
   * @returns {Promise<Answer>}
   */
  sendRaw(bytes) {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect({ host: this.target.hostname, port: Number(this.target.port) });
      socket.setTimeout(RAW_PATIENCE_MS, () => socket.destroy());
      socket.setEncoding('utf8');
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.length > KEPT_CHARACTERS) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0);
        const requestId = /^x-request-id: (.+)$/im.exec(text)?.[1] ?? '';
        resolve({ status, type: '', requestId, text, cookies: [] });
      });
      socket.write(bytes);
    });
  }
}

/** @param {number} status @returns {Answer} */
function nothing(status) {
  return { status, type: '', requestId: '', text: '', cookies: [] };
}
