export interface PdfStream {
  /** The stream's dictionary, which describes it. */
  readonly about: string;
  readonly start: number;
  readonly end: number;
}

/** The streams of a document, in file order. Takes time in proportion to the text. */
export function* pdfStreams(text: string): Generator<PdfStream> {
  let from = 0;
  for (;;) {
    const word = text.indexOf('stream', from);
    if (word === -1) return;
    const start = word + (text[word + 6] === '\r' ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end === -1) return;
    const gap = text.slice(from, word);
    yield { about: gap.slice(Math.max(0, gap.lastIndexOf(' obj'))), start, end };
    from = end + 'endstream'.length;
  }
}
