import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A docx whose body is this XML. */
export const docxOf = (body: string, head = ''): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>${head}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
  });

/** A paragraph of a docx. */
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A docx with a paragraph for each text. */
export const docxOfTexts = (...texts: readonly string[]): Uint8Array => docxOf(texts.map(paragraph).join(''));

interface PdfParts {
  /** The content of its one page, packed; by default a line for each text. */
  readonly content?: Buffer;
  /** How many pages the document says it has. */
  readonly pages?: number;
  /** Further entries of the trailer: that it is encrypted. */
  readonly trailer?: string;
  /** Further objects, from number 8 on. */
  readonly objects?: readonly string[];
  readonly kids?: string;
}

/** A PDF with lines of Chinese on one page, in a font that is not embedded, as office programs of the market write. */
export function pdfOf(
  lines: readonly string[],
  { content, pages = 1, trailer = '', objects = [], kids = '[3 0 R]' }: PdfParts = {},
): Uint8Array {
  const packed = content ?? deflateSync(linesOf(lines));
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids ${kids} /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 80 >>',
    ...objects,
  ];
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = 9;
  for (const [index, object] of all.entries()) {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    places.push(at);
    at += piece.length;
    pieces.push(piece);
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Uint8Array.from(Buffer.concat(pieces));
}

function linesOf(lines: readonly string[]): string {
  const shown = lines.map((line) => {
    const codes = [...line].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
    return `<${codes.join('')}> Tj 0 -20 Td`;
  });
  return `BT /F1 12 Tf 40 780 Td ${shown.join('\n')} ET`;
}
