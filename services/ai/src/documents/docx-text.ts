import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { SaxesParser } from 'saxes';
import { BROKEN, DocumentFault, TOO_LARGE_UNPACKED } from './document-fault.ts';
import { plainLines, refuseLong } from './plain-lines.ts';

/** The most bytes of a document's body when it is unpacked: some thirty times the longest text that is kept. */
const MOST_BYTES = 40 * 1024 * 1024;
/** The most bytes that are unpacked at once, so that a bomb is noticed before it is in memory. */
const PIECE = 16 * 1024;
/** No document of a word processor nests tags so deep. */
const DEEPEST = 256;
const MOST_PARTS = 10_000;
const BODY = /^word\/document\d*\.xml$/;

/**
 * The text of a docx, a line for each paragraph or row of a table; deleted text and instructions of fields are left out.
 * Throws a `DocumentFault`.
 */
export function docxText(bytes: Uint8Array): string {
  const reader = new BodyReader();
  let found = false;
  let parts = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    parts += 1;
    if (parts > MOST_PARTS) throw new DocumentFault(BROKEN);
    if (!BODY.test(file.name) || found) return;
    found = true;
    file.ondata = (error, piece, final) => {
      if (error) throw error;
      reader.add(piece, final);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault(BROKEN, { cause: error });
  }
  if (!found || !reader.isWhole) throw new DocumentFault(BROKEN);
  return plainLines(reader.text, { wraps: false });
}

/** Reads the XML of a body as it is unpacked. No entity of a document's own is expanded: one that declares any is refused. */
class BodyReader {
  isWhole = false;
  private readonly pieces: string[] = [];
  private readonly parser = new SaxesParser();
  private readonly decoder = new TextDecoder('utf-8');
  private bytes = 0;
  private characters = 0;
  private depth = 0;
  private inText = 0;
  private inCell = 0;
  /** How deep the parts are that repeat what another says. */
  private inFallback = 0;

  constructor() {
    this.parser.on('doctype', () => this.fail());
    this.parser.on('error', () => this.fail());
    this.parser.on('opentag', ({ name }) => this.open(name));
    this.parser.on('closetag', ({ name }) => this.close(name));
    this.parser.on('text', (text) => {
      if (this.inText > 0 && this.inFallback === 0) this.write(text);
    });
  }

  get text(): string {
    return this.pieces.join('');
  }

  add(piece: Uint8Array, final: boolean): void {
    this.bytes += piece.length;
    if (this.bytes > MOST_BYTES) throw new DocumentFault(TOO_LARGE_UNPACKED);
    this.parser.write(this.decoder.decode(piece, { stream: !final }));
    if (!final) return;
    this.parser.close();
    this.isWhole = true;
  }

  private open(name: string): void {
    this.depth += 1;
    if (this.depth > DEEPEST) this.fail();
    if (name === 'w:t') this.inText += 1;
    else if (name === 'w:tc') this.inCell += 1;
    else if (name === 'mc:Fallback') this.inFallback += 1;
    else if (name === 'w:tab') this.write(' ');
    else if (name === 'w:br' || name === 'w:cr') this.write(this.inCell > 0 ? ' ' : '\n');
  }

  private close(name: string): void {
    this.depth -= 1;
    if (name === 'w:t') this.inText -= 1;
    else if (name === 'w:tc') this.inCell -= 1;
    else if (name === 'mc:Fallback') this.inFallback -= 1;
    else if (name === 'w:p') this.write(this.inCell > 0 ? ' ' : '\n');
    else if (name === 'w:tr') this.write('\n');
  }

  private write(text: string): void {
    this.characters += text.trim().length;
    refuseLong(this.characters);
    this.pieces.push(text);
  }

  private fail(): never {
    throw new DocumentFault(BROKEN);
  }
}
