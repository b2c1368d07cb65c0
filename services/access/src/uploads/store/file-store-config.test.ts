import { readConfig } from '@console/node-kit/config';
import { z } from 'zod';
import { chooseStore } from './choose-store.ts';
import { DiskStore } from './disk-store.ts';
import { fileStoreFields, requireStoreSettings } from './file-store-config.ts';
import { S3Store } from './s3-store.ts';

const schema = z.object({ PORT: z.coerce.number(), ...fileStoreFields }).superRefine(...requireStoreSettings);
const faults = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(schema, env);
    return [];
  } catch (error) {
    return (error as { faults: readonly string[] }).faults;
  }
};
const S3 = {
  PORT: '1',
  FILES_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'cn-east-1',
  S3_BUCKET: 'console-files',
  S3_PREFIX: 'console/one',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('where files are kept', () => {
  it('is a folder, or a bucket where one is asked for', () => {
    expect(chooseStore(readConfig(schema, { PORT: '1', FILES_DIR: '/files' }))).toBeInstanceOf(DiskStore);
    expect(chooseStore(readConfig(schema, S3))).toBeInstanceOf(S3Store);
  });

  it('must be complete, and every fault is listed beside those of other settings', () => {
    expect(faults({})).toEqual(['PORT is missing', 'FILES_DIR is missing']);
    expect(faults({ FILES_STORE: 's3', S3_REGION: 'cn-east-1' })).toEqual([
      'PORT is missing',
      'S3_ENDPOINT is missing',
      'S3_BUCKET is missing',
      'S3_PREFIX is missing',
      'S3_ACCESS_KEY_ID is missing',
      'S3_SECRET_ACCESS_KEY is missing',
    ]);
  });

  it.each([
    ['FILES_STORE', 'tape'],
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['S3_BUCKET', 'a/b'],
    ['S3_PREFIX', '/'],
    ['S3_PREFIX', 'a/../b'],
    ['S3_PREFIX', 'a/'],
  ])('is refused with %s=%s', (name, value) => {
    expect(faults({ ...S3, FILES_DIR: '/files', [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `)),
    ]);
  });
});
