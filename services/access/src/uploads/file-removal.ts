import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { allows, MESSAGES, Refusal } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';
import { presentUser } from '../users/present-users.ts';
import { fileLink } from './file-link.ts';
import { FILE_STORE, type FileStore } from './store/file-store.ts';
import type { StoredFile } from './stored-files.ts';

interface OwnedFile extends Omit<StoredFile, 'key'> {
  readonly purpose: string;
  readonly userId: number;
}

/** The authority to delete files of other users. */
const ADMINISTERS = 'xtgl_user';

/** Deletes uploaded files: first the row that refers to the bytes, then the bytes. */
@Injectable()
export class FileRemoval {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Refuses (404) a file that is unknown, of another tenant or not the actor's to delete, and an avatar in use. */
  async remove(key: string, actor: Actor): Promise<void> {
    await transact(
      this.database,
      async (manager) => {
        const { userId, ...before } = await this.lock(manager, key, actor);
        await this.requireNoAvatar(manager, { key, userId, tenantId: actor.tenantId });
        await queries(manager)
          .deleteFrom('access.stored_file')
          .where('file_key', '=', key)
          .where('tenant_id', '=', actor.tenantId)
          .execute();
        // The audit line of the upload says whose file it was.
        const line = { subject: `file:${key}`, before };
        await this.audit.record(manager, actedLine(actor, 'delete-file', line));
      },
      'READ COMMITTED',
    );
    // The sweep deletes bytes that stay.
    await this.store.delete(key).catch((error: unknown) => {
      this.logger.warn({ err: error, key }, 'bytes of a deleted file are left');
    });
  }

  private async lock(manager: EntityManager, key: string, actor: Actor): Promise<OwnedFile> {
    const file = await queries(manager)
      .selectFrom('access.stored_file')
      .select(['name', 'mime', 'bytes', 'purpose', 'user_id as userId'])
      .where('file_key', '=', key)
      .where('tenant_id', '=', actor.tenantId)
      .forUpdate()
      .executeTakeFirst();
    if (file === undefined) throw new Refusal(MESSAGES.notFound);
    if (file.userId !== actor.userId && !allows(ADMINISTERS, actor.authorities))
      throw new Refusal(MESSAGES.notFound);
    return file;
  }

  /** Refuses the file of a user's avatar; only its owner can have it as an avatar. */
  private async requireNoAvatar(
    manager: EntityManager,
    { key, userId, tenantId }: { key: string; userId: number; tenantId: string },
  ): Promise<void> {
    const user = await presentUser(manager, { tenantId, userId })
      .select('real_name as realName')
      .where('avatar', '=', fileLink(key))
      .executeTakeFirst();
    if (user !== undefined) throw new Refusal(ACCESS_MESSAGES.fileIsAvatar, { name: user.realName });
  }
}
