import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { zipDirectory, type ZipEntry } from './zip-directory.ts';

const TYPES = '[Content_Types].xml';
const MAX_TYPES_BYTES = 1024 * 1024;
const HEADER_BYTES = 1024;

/** The main part of each kind, as the list of parts names it; documents with macros have others. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};

/** The kind of office document that an archive is; null when it is none, has macros, or is not safe to open. */
export async function openXmlKind(bytes: Buffer): Promise<string | null> {
  const entries = zipDirectory(bytes);
  // Readers of PDF accept a header anywhere near the start.
  if (entries === null || bytes.subarray(0, HEADER_BYTES).includes('%PDF-')) return null;
  if (!entries.every(isPlain) || new Set(entries.map(({ name }) => name)).size < entries.length) return null;
  const list = entries.find(({ name }) => name === TYPES);
  const text = list === undefined ? null : await readList(bytes, list);
  if (text === null || /macroEnabled/i.test(text)) return null;
  const kinds = Object.entries(MAIN_PARTS).filter(([, part]) => text.includes(`"${part}"`));
  return kinds.length === 1 ? (kinds[0]?.[0] ?? null) : null;
}

/** Whether an entry is no program and stays within the folder it is unpacked to. */
const isPlain = ({ name }: ZipEntry): boolean =>
  !/(^|\/)vba(project|data)[^/]*$/i.test(name) && !/^\/|\\|\0|(^|\/)\.\.(\/|$)/.test(name);

const unpack = promisify(inflateRaw);

async function readList(bytes: Buffer, { method, start, packedBytes }: ZipEntry): Promise<string | null> {
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) return packed.toString('utf8');
  if (method !== 8) return null;
  const list = await unpack(packed, { maxOutputLength: MAX_TYPES_BYTES }).catch(() => null);
  return list?.toString('utf8') ?? null;
}
