import { CONFIG, REDIS, THREAD_FILE, type RedisClient } from '@console/node-kit';
import type { AccessConfig } from '../access-config.ts';
import { TryLimit } from '../sign-in/try-limit.ts';
import { FileInspector } from './inspection/file-inspector.ts';
import { chooseStore } from './store/choose-store.ts';
import { FILE_STORE, type FileStore } from './store/file-store.ts';
import { StoredFiles } from './stored-files.ts';
import { UPLOAD_LIMIT, UploadGate } from './upload-gate.ts';
import { UploadSlots } from './upload-slots.ts';
import { UploadSweep } from './upload-sweep.ts';
import { UploadsController } from './uploads.controller.ts';
import { UploadsService } from './uploads.service.ts';

/** What the module holds of this folder. */
export const uploadsParts = {
  controllers: [UploadsController],
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
    StoredFiles,
    UploadSweep,
    UploadsService,
  ],
};
