import { format } from 'oxfmt';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';

/**
 * What `npm run format` would make of a file.
 * @param {string} file its name says which language it is
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} the text cannot be read as that language
 */
export async function formatText(file, text) {
  const options = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length === 0) return code;
  throw new Error(`${file}: ${errors.map(({ codeframe, message }) => codeframe ?? message).join('\n')}`);
}
