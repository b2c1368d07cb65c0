import { draftBody } from './draft-body.mjs';
import { CALLERS, draftHeaders } from './draft-headers.mjs';
import { EXTRA_FIELDS, HOSTILE_VALUES, NUMBERS, SORTS } from './hostile-values.mjs';
import { objectOf, valueOf } from './values-of-schema.mjs';

/**
 * A request before its session is chosen.
 * @typedef {import('./draft-headers.mjs').CallerKind} CallerKind
 * @typedef {{ operation: import('./operations.mjs').Operation, method: string, path: string,
 *   caller: CallerKind, credentials: 'cookie' | 'bearer', headers: Record<string, string>,
 *   body: Buffer | null }} Draft
 * @typedef {(readonly [name: string, json: string])[]} Fields the value of each as the text of its JSON
 */

/** Methods that no entry has, and some of other entries. */
const METHODS = ['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'DELETE', 'PUT', 'POST', 'GET', 'SEARCH'];

/**
 * @param {import('./random.mjs').Random} random
 * @param {{ operations: readonly import('./operations.mjs').Operation[],
 *   resolve: import('./values-of-schema.mjs').Resolve, origin: string }} suite
 * @returns {Draft}
 */
export function draftRequest(random, { operations, resolve, origin }) {
  const operation = random.of(operations);
  const using = { random, resolve };
  const fields = spared(operation, spoil(fieldsOf(operation, using), random));
  const method = random.chance(0.02) ? random.of(METHODS) : operation.method;
  const hasBody = operation.query === null && method !== 'GET' && method !== 'HEAD';
  const query = hasBody ? (random.chance(0.04) ? fields.slice(0, 1) : []) : fields;
  const body = draftBody(random, { operation, fields: hasBody ? fields : [] });
  return {
    operation,
    method,
    path: pathOf(operation, using) + queryOf(query, random),
    caller: random.weighted(CALLERS),
    credentials: random.chance(0.6) ? 'cookie' : 'bearer',
    headers: { ...draftHeaders(random, origin), ...body?.headers },
    body: body?.bytes ?? null,
  };
}

/**
 * @param {import('./operations.mjs').Operation} operation
 * @param {Parameters<typeof objectOf>[1]} using
 * @returns {Fields}
 */
function fieldsOf({ query, body }, using) {
  return Object.entries(objectOf(query ?? body ?? {}, using)).map(([name, value]) => [
    name,
    JSON.stringify(value) ?? 'null',
  ]);
}

/**
 * The fields, a third of the time unchanged, otherwise with one to three hostile changes.
 * @param {Fields} fields
 * @param {import('./random.mjs').Random} random
 * @returns {Fields}
 */
function spoil(fields, random) {
  if (random.chance(0.33)) return fields;
  const spoilt = [...fields];
  for (let times = random.integer(1, 3); times > 0; times -= 1) {
    const at = random.integer(0, Math.max(0, spoilt.length - 1));
    const name = spoilt[at]?.[0];
    const what = random.integer(0, 9);
    if (name === undefined || what === 0) spoilt.push([random.of(EXTRA_FIELDS), random.of(HOSTILE_VALUES)]);
    else if (what === 1) spoilt.splice(at, 1);
    else if (what === 2) spoilt.push([name, random.of(HOSTILE_VALUES)]);
    else spoilt[at] = [name, hostile(name, random)];
  }
  return spoilt;
}

/**
 * @param {string} name
 * @param {import('./random.mjs').Random} random
 */
function hostile(name, random) {
  if (name === 'sort' && random.chance(0.6)) return random.of(SORTS);
  if ((name === 'page' || name === 'size') && random.chance(0.6)) return random.of(NUMBERS);
  return random.of(HOSTILE_VALUES);
}

/**
 * The fields of the call that undoes an import, made harmless: undoing the import of the demo data would leave
 * nothing to request, so any text that may be read as a number becomes the number of no run.
 * @param {import('./operations.mjs').Operation} operation
 * @param {Fields} fields
 * @returns {Fields}
 */
function spared({ id }, fields) {
  if (id !== 'data.submitUndo') return fields;
  return fields.map(([name, json]) => [name, json.startsWith('{') ? json : '1000']);
}

/**
 * A path of the operation: plain, under a service or under `/us`; rarely a malformed one.
 * @param {import('./operations.mjs').Operation} operation
 * @param {Parameters<typeof objectOf>[1]} using
 */
function pathOf(operation, using) {
  const { random } = using;
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = random.chance(0.7) ? JSON.stringify(valueOf(name, {}, using)) : random.of(HOSTILE_VALUES);
    return encode(plain(value), random).slice(0, 4000);
  });
  const path = random.weighted([
    [60, filled],
    [25, `/svc/${random.of(operation.services)}${filled}`],
    [15, `/us${filled}`],
  ]);
  if (random.chance(0.97)) return path;
  return random.of([
    `/${path}`,
    `${path}/`,
    path.toUpperCase(),
    path.replaceAll('/', '%2f'),
    path.replace('/api/', '/api/../api/'),
    path.replace('/api/', '/api/%2e%2e/api/'),
    path.replace('/api/', '/api//'),
    `${path};a=b`,
    `${path}%00`,
    `${path}%ff`,
    `${path}%`,
    `${path}%zz`,
    `${path}/${'a'.repeat(3000)}`,
    `/svc/nobody${filled}`,
    `/svc/access/health/live`,
    `/svc/access/api/../metrics`,
    `/svc/company${filled}`,
    '/svc/',
    '/svc/access',
    '/us',
    '/us/us/api',
    '/api',
    '/remotes/../../../../etc/passwd',
    '/remotes/%2e%2e/%2e%2e/package.json',
    '/assets/%c0%ae%c0%ae/x.js',
  ]);
}

/**
 * @param {Fields} fields
 * @param {import('./random.mjs').Random} random
 */
function queryOf(fields, random) {
  const pairs = fields.flatMap(([name, json]) => {
    const value = plain(json).slice(0, 6000);
    const key = encode(name, random);
    return random.chance(0.03)
      ? [`${key}=${encode(value, random)}`, `${key}=${encode('1', random)}`]
      : [`${key}=${encode(value, random)}`];
  });
  if (random.chance(0.03))
    pairs.push(
      random.of([
        'a[b]=1',
        'ids[]=1',
        '__proto__[x]=1',
        'constructor.prototype=1',
        '%',
        '%zz=1',
        'search=%ff%fe',
        'search=%ed%a0%80',
        'search=%c0%af',
        '=',
        '&&&',
        '?',
        `x=${'y'.repeat(9000)}`,
        'a=1&'.repeat(1200),
      ]),
    );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * The text of a JSON value in an address: texts bare, everything else as its JSON.
 * @param {string} json
 */
function plain(json) {
  const value = parsed(json);
  return typeof value === 'string' ? value : json;
}

/**
 * @param {string} json
 * @returns {unknown} null for a text that is not JSON
 */
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @param {import('./random.mjs').Random} random
 */
function encode(text, random) {
  if (random.chance(0.01)) return random.of(['%', '%f', '%zz', '%ff', '%ed%a0%80', '%00', '%C0%80']);
  // Half a surrogate pair has no UTF-8: it is written as a broken client would.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
