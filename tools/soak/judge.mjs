import { HOSTILE_VALUES } from './hostile-values.mjs';

/**
 * Patterns of content that no answer may contain: paths of the program, and errors or statements of its database.
 * @type {readonly (readonly [name: string, pattern: RegExp])[]}
 */
const LEAKS = [
  ['a stack', /\bat [^\n]{1,200}\((?:file:|node:|\/)[^\n)]{1,300}:\d+:\d+\)/],
  ['a path of the program', /node_modules|\/services\/\w+\/(?:src|dist)\//],
  ['SQL', /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]{1,400}\b(?:FROM|VALUES|SET|WHERE)\b/],
  ['a database error', /\bER_[A-Z_]{4,}\b|SQL syntax|QueryFailedError|MariaDB server version/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a password hash', /\$argon2id\$/],
];

/**
 * The faults of an answer, whatever was requested.
 * @param {Pick<import('./send.mjs').Answer, 'status' | 'type' | 'text'>} answer
 * @param {{ asked: string, mayBeClosed: boolean }} about `asked` may be repeated in the answer; `mayBeClosed` for
 * requests that a server need not answer
 * @returns {readonly string[]}
 */
export function faultsOf({ status, type, text }, { asked, mayBeClosed }) {
  /** @type {string[]} */
  const faults = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (status === -1) faults.push('no answer in time');
  if (status === 0 && !mayBeClosed) faults.push('the connection was closed without an answer');
  for (const [name, pattern] of LEAKS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !asked.includes(found) && !isOurs(found))
      faults.push(`contains ${name}: ${found.slice(0, 120)}`);
  }
  if (status >= 400 && status < 500 && type.startsWith('application/json') && !isRefusal(text))
    faults.push(`a refusal without the envelope: ${text.slice(0, 120)}`);
  return faults;
}

/** Whether an earlier request may have stored the text, to be read by this one. @param {string} found */
function isOurs(found) {
  return HOSTILE_VALUES.some((value) => value.includes(found));
}

/** @param {string} text */
function isRefusal(text) {
  try {
    const body = JSON.parse(text);
    return body.success === false && typeof body.appCode === 'string' && typeof body.requestId === 'string';
  } catch {
    // An answer to HEAD has no body.
    return text === '';
  }
}
