import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

/**
 * The attacker's address: for a service another machine than the bystanders', for all of 127.0.0.0/8 is this
 * machine.
 */
const ADDRESS = '127.0.0.66';
const PATIENCE_MS = 120_000;

/**
 * @typedef {{ status: number, text: string }} Answer status 0: closed without one
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Buffer | string,
 *   token?: string }} Asked
 */

/** An attacker with an address of its own, at one port of the suite. */
export class Attacker {
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();

  /**
   * @param {number} port
   * @param {string} [address] of 127.0.0.0/8
   */
  constructor(port, address = ADDRESS) {
    this.port = port;
    this.address = address;
  }

  /** Connections that the other side has not closed. */
  get open() {
    return this.#sockets.size;
  }

  /**
   * A connection on which these bytes were written, and which is not read until `resume`.
   * @param {string | Buffer} bytes
   */
  async write(bytes) {
    const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: this.address });
    socket.on('error', () => undefined);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    socket.write(bytes);
    return socket;
  }

  /**
   * @param {Asked} asked
   * @returns {Promise<Answer>}
   */
  ask({ method = 'GET', path, headers = {}, body, token }) {
    return new Promise((resolve) => {
      const sent = httpRequest({
        host: '127.0.0.1',
        port: this.port,
        localAddress: this.address,
        agent: false,
        method,
        path,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        timeout: PATIENCE_MS,
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve({ status: 0, text: '' }));
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          if (text.length < 2000) text += chunk;
        });
        answer.on('error', () => undefined);
        answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.end(body);
    });
  }

  /**
   * @param {string} path
   * @param {unknown} body as JSON, or its text
   * @param {string} [token]
   */
  post(path, body, token) {
    return this.ask({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      token,
    });
  }

  /** Reads the answers: until then a connection closed by the other side counts as open. */
  resume() {
    for (const socket of this.#sockets) socket.resume();
  }

  /** Closes all connections. */
  leave() {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {readonly string[]} headers
 */
export function head(method, path, headers) {
  return `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
}

const BOUNDARY = '----siege0123456789';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/**
 * A form with one file.
 * @param {string} name
 * @param {Buffer} bytes
 */
export function form(name, bytes) {
  const begin = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(begin), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
