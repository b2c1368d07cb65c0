import { ACCESS_MESSAGES, type UploadPurpose } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, fileName } from '../file-name.ts';
import type { FormFile } from '../read-form-file.ts';
import { allowedKinds, isImage, kindOf, type FileKind } from './file-kinds.ts';
import { oldOfficeKind } from './old-office-kind.ts';
import { openXmlKind } from './open-xml-kind.ts';
import { checkPdf } from './check-pdf.ts';
import { reencodeImage } from './reencode-image.ts';

/** A file that may be stored: its name, its kind, and the bytes to store. */
export interface CheckedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

/**
 * Determines a file's kind from its content and compares it with its declared kind. Refuses (415) a file that may not
 * be uploaded, contradicts itself or is also something else, and (413) images too large to decode.
 */
export async function checkContent(file: FormFile, purpose: UploadPurpose): Promise<CheckedFile> {
  const kinds = allowedKinds(purpose);
  const kind = await sniff(file.bytes);
  if (kind === null || !kinds.includes(kind)) throw refusalOf(file, kind, kinds);
  if (!agrees(file, kind)) throw new Refusal(ACCESS_MESSAGES.fileContent);
  return {
    name: fileName(file.name, kind),
    mime: kind.mime,
    bytes: await judged(file.bytes, kind, purpose),
  };
}

async function judged(bytes: Buffer, kind: FileKind, purpose: UploadPurpose): Promise<Buffer> {
  if (isImage(kind)) return reencodeImage(bytes, kind.id, purpose);
  if (kind.id === 'pdf') await checkPdf(bytes);
  return bytes;
}

/**
 * The kind of a file; null for one that is not in our list. Office files are looked into: from outside they are only
 * containers.
 */
async function sniff(bytes: Buffer): Promise<FileKind | null> {
  if (bytes.subarray(0, 4).equals(ZIP)) return kindOf((await openXmlKind(bytes)) ?? '');
  if (bytes.subarray(0, 8).equals(COMPOUND)) return kindOf(oldOfficeKind(bytes) ?? '');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return kindOf(found?.ext === 'apng' ? 'png' : (found?.ext ?? ''));
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The refusal of a file: something else under an allowed name contradicts itself; anything else is merely not allowed.
 */
function refusalOf(file: FormFile, kind: FileKind | null, kinds: readonly FileKind[]): Refusal {
  const extension = extensionOf(file.name);
  const claimed = kinds.some(({ extensions }) => extension !== null && extensions.includes(extension));
  if (claimed && (kind === null || !agrees(file, kind))) return new Refusal(ACCESS_MESSAGES.fileContent);
  const allowed = kinds.map(({ id }) => id).join('、');
  return new Refusal(ACCESS_MESSAGES.fileType, { allowed });
}

/** Whether name and declared type agree with the kind. A missing extension or type contradicts nothing. */
function agrees({ name, declaredMime }: FormFile, kind: FileKind): boolean {
  const extension = extensionOf(name);
  const named = extension === null || kind.extensions.includes(extension);
  return named && [...NO_TYPE, kind.mime, ...kind.aliases].includes(declaredMime);
}

const NO_TYPE = ['', 'application/octet-stream', 'binary/octet-stream'];
