/** Writes text as GBK. The platform only decodes it, so the table is made by decoding every code. */
export function gbkBytes(text: string): Buffer {
  const codes = gbkCodes();
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.charCodeAt(0) < 0x80 ? char.charCodeAt(0) : codes.get(char);
    if (code === undefined) throw new Error(`${char} is not in GBK`);
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Buffer.from(bytes);
}

let known: ReadonlyMap<string, number> | null = null;

function gbkCodes(): ReadonlyMap<string, number> {
  if (known) return known;
  const decoder = new TextDecoder('gbk');
  const codes = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if ([...char].length === 1 && char !== '\ufffd') codes.set(char, lead * 256 + trail);
    }
  }
  known = codes;
  return codes;
}
