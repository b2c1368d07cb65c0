/** Builders of TypeScript text; the formatter breaks its lines. */

/** @param {string} text */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** @param {string | number | null} value */
export const literal = (value) => (typeof value === 'string' ? quoted(value) : String(value));

/** @param {readonly (readonly [key: string, value: string])[]} members the inside of an object */
export const objectOf = (members) => members.map(([key, value]) => `${key}: ${value},`).join(' ');

/** @param {readonly string[]} names @param {string} from */
export const importOf = (names, from) =>
  `import { ${[...new Set(names)].toSorted((one, other) => one.localeCompare(other)).join(', ')} } from '${from}';`;

const WIDTH = 110;

/** A doc comment, wrapped into lines. @param {string} text */
export function commentOf(text) {
  const lines = [''];
  for (const word of text.replaceAll('*/', '').split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.length === 1
    ? `/** ${lines[0]} */`
    : `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`;
}
