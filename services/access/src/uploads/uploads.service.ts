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

  /** Stores a file that is what it claims and may be stored: bytes first, then the row that refers to them. */
  put(upload: Upload): Promise<Uploaded> {
    return this.gate.run(upload.session, async (arrival) => {
      const { purpose } = upload;
      // A user without any room is refused before the file is read; whether the file fits is checked when its row is
      // added.
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

  /** Deletes the bytes of a failed upload. Without a row no one can ask for them: if that fails, only space is lost. */
  private async forget(key: string): Promise<void> {
    await this.store.delete(key).catch((error: unknown) => {
      this.logger.warn({ err: error, key }, 'bytes of a refused upload are left');
    });
  }
}
