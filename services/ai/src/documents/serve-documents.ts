import { parentPort } from 'node:worker_threads';
import { DocumentFault } from './document-fault.ts';
import { docxText } from './docx-text.ts';
import { pdfText } from './pdf-text.ts';

/** The kinds of documents whose text is read. */
export type DocumentKind = 'docx' | 'pdf';

export interface DocumentOrder {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
}

/** The text of a document, or why there is none. */
export type DocumentRead = { readonly text: string } | { readonly fault: string };

/** The body of a thread that reads documents, one after another: reports that each began, and posts its text as `{ result }`. */
export function serveDocuments(): void {
  parentPort?.on('message', async (order: DocumentOrder) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: await readDocument(order) });
  });
}

/** The text of a document. An error that is not about the document is thrown. */
export async function readDocument({ kind, bytes }: DocumentOrder): Promise<DocumentRead> {
  try {
    return { text: kind === 'docx' ? docxText(bytes) : await pdfText(bytes) };
  } catch (error) {
    if (error instanceof DocumentFault) return { fault: error.message };
    throw error;
  }
}
