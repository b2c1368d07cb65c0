import { gzipSync } from 'node:zlib';
import { draftForm } from './draft-form.mjs';
import { HOSTILE_VALUES } from './hostile-values.mjs';

const JSON_TYPE = 'application/json';

/** Content types announced instead of the right one. */
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/jsonp',
  'application/json, text/plain',
  'json',
  '*/*',
  ';',
  `application/json; a="${'b'.repeat(500)}"`,
];

/**
 * @typedef {{ bytes: Buffer, headers: Record<string, string> }} Body
 * @param {import('./random.mjs').Random} random
 * @param {{ operation: import('./operations.mjs').Operation,
 *   fields: import('./draft-request.mjs').Fields }} of
 * @returns {Body | null} null for none
 */
export function draftBody(random, { operation, fields }) {
  if (operation.id === 'access.putFile' && random.chance(0.9)) return draftForm(random);
  if (operation.id === 'data.uploadFile' && random.chance(0.9))
    return body(random.bytes(random.integer(0, 3000)), 'application/octet-stream');
  if (operation.query !== null) return random.chance(0.03) ? body(Buffer.from('{"a":1}'), JSON_TYPE) : null;
  if (random.chance(0.003)) return body(large(random), JSON_TYPE);
  const whole = `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  if (random.chance(0.9)) return body(Buffer.from(whole), JSON_TYPE);
  if (random.chance(0.4)) return body(Buffer.from(whole), random.of(TYPES));
  const [bytes, type, more] = broken(whole, random);
  return body(bytes, type, more);
}

/** @param {Buffer} bytes @param {string} type @param {Record<string, string>} [more] @returns {Body} */
function body(bytes, type, more = {}) {
  return { bytes, headers: { 'content-type': type, ...more } };
}

/**
 * @param {string} whole
 * @param {import('./random.mjs').Random} random
 * @returns {[Buffer, string] | [Buffer, string, Record<string, string>]}
 */
function broken(whole, random) {
  const bytes = Buffer.from(whole);
  return random.of([
    () => /** @type {[Buffer, string]} */ ([bytes.subarray(0, random.integer(0, bytes.length)), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(`${whole.slice(0, -1)},}`), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(`\ufeff${whole}`), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(whole, 'utf16le'), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(`${whole} x`), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(whole.replaceAll('"', "'")), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([random.bytes(random.integer(1, 400)), JSON_TYPE]),
    () => /** @type {[Buffer, string]} */ ([Buffer.from(random.of(HOSTILE_VALUES)), JSON_TYPE]),
    () =>
      /** @type {[Buffer, string]} */ ([
        Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xc0, 0xed, 0xa0]), Buffer.from('"}')]),
        JSON_TYPE,
      ]),
    () =>
      /** @type {[Buffer, string, Record<string, string>]} */ ([
        gzipSync(bytes),
        JSON_TYPE,
        { 'content-encoding': random.of(['gzip', 'br', 'identity', 'deflate']) },
      ]),
  ])();
}

/**
 * One to ten megabytes of JSON: one text, many numbers, or many levels.
 * @param {import('./random.mjs').Random} random
 */
function large(random) {
  const size = random.integer(1_000_000, 10_000_000);
  return Buffer.from(
    random.of([
      () => `{"username":"${'x'.repeat(size)}"}`,
      () => `{"ids":[${'1,'.repeat(size / 2)}1]}`,
      () => `{"a":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
    ])(),
  );
}
