/** The half of the reader that parses; it has no types of its own. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
