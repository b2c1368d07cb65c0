import { DiskStore } from './disk-store.ts';
import type { FileStoreConfig } from './file-store-config.ts';
import type { FileStore } from './file-store.ts';
import { S3Store } from './s3-store.ts';

/** The store that the configuration names; its settings were checked when they were read. */
export function chooseStore(config: FileStoreConfig): FileStore {
  if (config.FILES_STORE === 'disk') return new DiskStore(config.FILES_DIR ?? '');
  return new S3Store({
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION ?? '',
    bucket: config.S3_BUCKET ?? '',
    prefix: config.S3_PREFIX ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}
