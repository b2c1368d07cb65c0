import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { KNOWLEDGE_FILE_LIMITS } from '@console/contract-ai';
import type * as PdfReader from 'pdfjs-dist';
import { boundArrays } from './bounded-arrays.ts';
import { BROKEN, DocumentFault, TOO_LARGE_UNPACKED } from './document-fault.ts';
import { plainLines, refuseLong } from './plain-lines.ts';

interface Loaded {
  readonly reader: typeof PdfReader;
  readonly wasTooLarge: () => boolean;
  /** The folder of the maps from the codes of Chinese fonts to characters, which files leave out. */
  readonly maps: string;
}

let loading: Promise<Loaded> | null = null;

/** The text of a PDF, page after page, lines broken by pages joined. Throws a `DocumentFault`. Only for threads. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  loading ??= load();
  const { reader, wasTooLarge, maps } = await loading;
  wasTooLarge();
  const task = reader.getDocument({
    // A copy: the reader takes what it is given, and knows no Buffer.
    data: Uint8Array.from(bytes),
    cMapUrl: maps,
    cMapPacked: true,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: reader.VerbosityLevel.ERRORS,
  });
  try {
    const text = await textOf(await task.promise);
    // The reader leaves out what it cannot unpack: what is kept would not be the whole text.
    if (wasTooLarge()) throw new DocumentFault(TOO_LARGE_UNPACKED);
    return plainLines(text, { wraps: true });
  } catch (error) {
    if (wasTooLarge()) throw new DocumentFault(TOO_LARGE_UNPACKED, { cause: error });
    throw faultOf(error);
  } finally {
    await task.destroy();
  }
}

async function textOf(document: PdfReader.PDFDocumentProxy): Promise<string> {
  const { numPages } = document;
  if (numPages > KNOWLEDGE_FILE_LIMITS.pages)
    throw new DocumentFault(`超过 ${KNOWLEDGE_FILE_LIMITS.pages} 页，请拆分后上传`);
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= numPages; number += 1) {
    const page = await document.getPage(number);
    const text = await pageText(page);
    page.cleanup();
    characters += text.replaceAll(/\s/g, '').length;
    refuseLong(characters);
    pages.push(text);
  }
  return pages.join('\n');
}

async function pageText(page: PdfReader.PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

function faultOf(error: unknown): unknown {
  if (error instanceof DocumentFault) return error;
  const { name = '' } = error as Partial<Error>;
  if (name === 'PasswordException') return new DocumentFault('文件已加密，请取消密码后重新上传');
  return new DocumentFault(BROKEN, { cause: error });
}

async function load(): Promise<Loaded> {
  const wasTooLarge = boundArrays();
  // Asked for when the module is loaded, used only for drawing.
  Object.assign(globalThis, { DOMMatrix: class {}, Path2D: class {}, ImageData: class {} });
  // The half that reads, in this thread: the other would start one of its own, without our limits.
  const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(globalThis, { pdfjsWorker: worker });
  const reader = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as typeof PdfReader;
  const home = dirname(createRequire(import.meta.filename).resolve('pdfjs-dist/package.json'));
  return { reader, wasTooLarge, maps: join(home, 'cmaps') + sep };
}
