import type { UploadPurpose } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { checkContent, type CheckedFile } from '../content/check-content.ts';
import type { FormFile } from '../read-form-file.ts';

/** A file to inspect, as it is sent to a thread. */
export interface Inspection extends Omit<FormFile, 'bytes'> {
  readonly bytes: Uint8Array;
  readonly purpose: UploadPurpose;
}

/** The result of a thread. A refusal loses its class on the way, and keeps its content. */
export type Inspected =
  | { readonly kind: 'taken'; readonly file: Omit<CheckedFile, 'bytes'> & { readonly bytes: Uint8Array } }
  | { readonly kind: 'refused'; readonly code: string; readonly status: number; readonly text: string };

export async function inspectFile({ bytes, purpose, ...rest }: Inspection): Promise<Inspected> {
  const file = { ...rest, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  try {
    return { kind: 'taken', file: await checkContent(file, purpose) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', code: error.code, status: error.status, text: error.message };
  }
}
