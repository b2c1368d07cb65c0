import { CONFIG, REDIS, THREAD_FILE } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import type { AccessConfig } from '../access-config.ts';
import { TryLimit } from '../sign-in/try-limit.ts';
import { FileQuota } from './file-quota.ts';
import { FileRemoval } from './file-removal.ts';
import { FileInspector } from './inspection/file-inspector.ts';
import { chooseStore } from './store/choose-store.ts';
import { FILE_STORE, type FileStore } from './store/file-store.ts';
import { StoredFiles } from './stored-files.ts';
import { UPLOAD_LIMIT, UploadGate } from './upload-gate.ts';
import { UploadSlots } from './upload-slots.ts';
import { UploadSweep } from './upload-sweep.ts';
import { UploadsService } from './uploads.service.ts';

const MEGABYTE = 1024 ** 2;

/** The providers of this folder, for the module. */
export const uploadsParts = {
  providers: [
    {
      provide: FILE_STORE,
      inject: [CONFIG],
      useFactory: (config: AccessConfig): FileStore => chooseStore(config),
    },
    {
      provide: UploadGate,
      inject: [REDIS],
      useFactory: (redis: RedisClient): UploadGate =>
        new UploadGate(new TryLimit(redis, UPLOAD_LIMIT), new UploadSlots()),
    },
    {
      provide: FileInspector,
      inject: [{ token: THREAD_FILE, optional: true }],
      useFactory: (file?: URL): FileInspector => new FileInspector(file),
    },
    {
      provide: FileQuota,
      inject: [CONFIG],
      useFactory: ({ UPLOADS_USER_MB, UPLOADS_TENANT_MB }: AccessConfig): FileQuota =>
        new FileQuota({ user: UPLOADS_USER_MB * MEGABYTE, tenant: UPLOADS_TENANT_MB * MEGABYTE }),
    },
    FileRemoval,
    StoredFiles,
    UploadSweep,
    UploadsService,
  ],
};
