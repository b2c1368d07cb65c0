import { setTimeout as pause } from 'node:timers/promises';
import { Attacker, form, FORM_TYPE, head } from './attacker.mjs';

/** As many as the connections that one service once used of the gateway at once. */
const CONNECTIONS = 64;
const CHUNK = Buffer.alloc(16 * 1024, 0x61);
const SMALL_PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const JSON_TYPE = 'content-type: application/json';

/** Request bodies and headers that never end, or arrive a byte at a time. */
/** @type {readonly import('./siege.mjs').Case[]} */
export const SLOW_SENDERS = [
  {
    name: 'bodies that never end, for every service, by strangers',
    attack: async (siege) => {
      for (const path of onePathEach(siege)) await unfinished(siege.attacker, path);
      await waitUntilClosed(siege);
    },
  },
  {
    name: 'bodies that never end, at the services themselves',
    attack: async (siege) => {
      const [path] = onePathEach(siege);
      const attackers = Object.values(siege.place.ports).map((port) => new Attacker(port));
      for (const attacker of attackers) await unfinished(attacker, path ?? '/');
      for (const attacker of attackers) await waitUntilClosed({ ...siege, attacker });
    },
  },
  {
    name: 'heads that never end',
    attack: async (siege) => {
      for (let count = 0; count < 4 * CONNECTIONS; count += 1)
        await siege.attacker.write('GET /api/blade-auth/jwks HTTP/1.1\r\nhost: localhost\r\nx-a: ');
      await waitUntilClosed(siege);
    },
  },
  {
    name: 'bodies a byte at a time, of a signed-in user',
    attack: async (siege) => {
      const { attacker, token } = siege;
      const long = head('POST', '/api/dataCorpCompetitivenessController/insertOrUpdate', [
        JSON_TYPE,
        `authorization: Bearer ${token}`,
        'content-length: 500000',
      ]);
      const sockets = [];
      for (let count = 0; count < CONNECTIONS; count += 1) sockets.push(await attacker.write(`${long}{`));
      for (let second = 0; second < 60 && attacker.open > 0; second += 1) {
        for (const socket of sockets) if (socket.writable) socket.write(' ');
        await pause(500);
      }
      await waitUntilClosed(siege);
    },
  },
  {
    name: 'bodies over the limit, in pieces',
    attack: async ({ attacker, must }) => {
      for (let count = 0; count < 40; count += 1) {
        const status = await sendPieces(attacker);
        must(status === 413, `a body of 1.5 MiB in pieces is answered ${status}, not 413`);
      }
    },
  },
  {
    name: 'uploads of two users that never end, and a third who uploads',
    attack: async (siege) => {
      const { attacker, sign, must } = siege;
      const path = '/api/blade-resource/oss/endpoint/put-file';
      const tokens = [siege.token, await sign('viewer')];
      for (const token of tokens)
        for (let count = 0; count < 8; count += 1)
          await attacker.write(
            head('POST', path, [
              `content-type: ${FORM_TYPE}`,
              `authorization: Bearer ${token}`,
              'content-length: 9000000',
            ]) + form('a.pdf', SMALL_PDF).subarray(0, 120).toString('latin1'),
          );
      const third = new Attacker(attacker.port, '127.0.0.77');
      const answer = await third.ask({
        method: 'POST',
        path,
        headers: { 'content-type': FORM_TYPE },
        body: form('b.pdf', SMALL_PDF),
        token: await sign('viewer'),
      });
      must([200, 415].includes(answer.status), `a third user's upload is answered ${answer.status}`);
      await waitUntilClosed(siege);
    },
  },
];

/**
 * The path of one call with a body for each service.
 * @param {import('./siege.mjs').Siege} siege
 */
function onePathEach({ operations }) {
  /** @type {Map<string, string>} */
  const paths = new Map([['access', '/api/blade-auth/login']]);
  for (const { method, path, body, services } of operations)
    for (const service of services)
      if (method === 'POST' && body !== null && !path.includes('{') && !paths.has(service))
        paths.set(service, `/svc/${service}${path}`);
  return [...paths.values()];
}

/** @param {Attacker} attacker @param {string} path */
async function unfinished(attacker, path) {
  const begun = `${head('POST', path, [JSON_TYPE, 'content-length: 9'])}{`;
  for (let count = 0; count < CONNECTIONS; count += 1) await attacker.write(begun);
}

/**
 * Waits until the services close the connections of senders that do not continue.
 * @param {Pick<import('./siege.mjs').Siege, 'attacker' | 'must'>} siege
 */
async function waitUntilClosed({ attacker, must }) {
  attacker.resume();
  for (let second = 0; second < 60 && attacker.open > 0; second += 1) await pause(1000);
  must(attacker.open === 0, `${attacker.open} connections are still open after a minute`);
}

/** @param {Attacker} attacker */
async function sendPieces(attacker) {
  const socket = await attacker.write(
    head('POST', '/api/blade-auth/login', [JSON_TYPE, 'transfer-encoding: chunked']),
  );
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  for (let piece = 0; piece < 96 && socket.writable && answer === ''; piece += 1) {
    socket.write(`${CHUNK.length.toString(16)}\r\n`);
    socket.write(CHUNK);
    socket.write('\r\n');
    await pause(1);
  }
  if (socket.writable) socket.write('0\r\n\r\n');
  for (let wait = 0; wait < 100 && answer === '' && !socket.destroyed; wait += 1) await pause(50);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
