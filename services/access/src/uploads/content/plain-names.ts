const HASH = 0x23;

/** The text of a document with its names decoded: they may be written in hexadecimal, /J#53 for /JS. */
export function plainNames(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === HASH ? pair(bytes[at + 1], bytes[at + 2]) : -1;
    bytes[length] = code === -1 ? (bytes[at] ?? 0) : code;
    length += 1;
    if (code !== -1) at += 2;
  }
  return bytes.toString('latin1', 0, length);
}

/** The byte of two hexadecimal digits; -1 for anything else. */
function pair(high = 0, low = 0): number {
  const [first, second] = [digit(high), digit(low)];
  return first === -1 || second === -1 ? -1 : first * 16 + second;
}

function digit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}
