import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AVATAR_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  type Uploaded,
  type UploadPurpose,
} from '@console/contract-access';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { fileLink } from './file-link.ts';
import { FileInspector } from './inspection/file-inspector.ts';
import type { FormFile, ReadOptions } from './read-form-file.ts';
import { FILE_STORE, type FileStore, type KeptFile } from './store/file-store.ts';
import { StoredFiles, type StoredFile } from './stored-files.ts';
import { UploadGate } from './upload-gate.ts';

export interface Upload {
  readonly purpose: UploadPurpose;
  readonly session: Session;
  readonly address: string;
  readonly read: (options: ReadOptions) => Promise<FormFile>;
}

@Injectable()
export class UploadsService {
  constructor(
    private readonly gate: UploadGate,
    private readonly inspector: FileInspector,
    private readonly files: StoredFiles,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Takes a file in when it is what it says and may be kept: bytes first, then the row that finds them. */
  put(upload: Upload): Promise<Uploaded> {
    return this.gate.run(upload.session, async (arrival) => {
      const { purpose } = upload;
      // Who has no room left is told before the file is read; whether it fits is known with its row.
      await this.files.requireRoom(upload.session);
      const maxBytes = purpose === 'avatar' ? AVATAR_MAX_BYTES : UPLOAD_MAX_BYTES;
      const given = await upload.read({ maxBytes, arrival });
      arrival.whole();
      const { name, mime, bytes } = await this.inspector.inspect(upload.session, given, purpose);
      const file = { key: randomBytes(32).toString('base64url'), name, mime, bytes: bytes.length };
      await this.store.put(file.key, bytes, mime);
      await this.files.add(file, upload).catch(async (error: unknown) => {
        await this.forget(file.key);
        throw error;
      });
      return { link: fileLink(file.key), name, bytes: file.bytes, mime };
    });
  }

  /** Refuses (404) a key that is unknown or another tenant's, and a file whose bytes are gone. */
  async open(key: string, { tenantId }: Session): Promise<StoredFile & KeptFile> {
    const file = await this.files.find(key, tenantId);
    const kept = file === null ? null : await this.store.get(key);
    if (file === null || kept === null) throw new Refusal(MESSAGES.notFound);
    return { ...file, ...kept };
  }

  /** Without a row nobody can ask for the bytes: what could not be deleted is only space. */
  private async forget(key: string): Promise<void> {
    await this.store.delete(key).catch((error: unknown) => {
      this.logger.warn({ err: error, key }, 'bytes of a refused upload are left');
    });
  }
}
