import { Readable } from 'node:stream';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, type Session } from '@console/contract-core';
import { SystemClock } from '@console/node-kit/clock';
import { tableName } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import { Audit } from '@console/node-kit/records';
import { sourceThread } from '@console/node-kit/testing';
import { scratchAccess, type ScratchAccess } from '../testing/scratch-access.ts';
import { FileQuota } from './file-quota.ts';
import { FileInspector } from './inspection/file-inspector.ts';
import type { FileStore } from './store/file-store.ts';
import { StoredFiles } from './stored-files.ts';
import { pdf } from './testing/sample-files.ts';
import { UploadGate } from './upload-gate.ts';
import { UploadSlots } from './upload-slots.ts';
import { UploadsService, type Upload } from './uploads.service.ts';

let scratch: ScratchAccess;
beforeAll(async () => {
  scratch = await scratchAccess();
}, 30_000);
const inspector = new FileInspector(sourceThread(new URL('../thread.ts', import.meta.url)));
afterAll(async () => {
  await inspector.onModuleDestroy();
  await scratch.drop();
});

class MemoryStore implements FileStore {
  readonly files = new Map<string, Buffer>();

  async put(key: string, bytes: Buffer): Promise<void> {
    this.files.set(key, bytes);
  }

  async get(key: string): ReturnType<FileStore['get']> {
    const bytes = this.files.get(key);
    return bytes === undefined ? null : { stream: Readable.from([bytes]), bytes: bytes.length };
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }

  async *olderThan(): AsyncIterable<readonly string[]> {
    yield [...this.files.keys()];
  }

  async dropUnfinished(): Promise<number> {
    return 0;
  }
}

class FullStore extends MemoryStore {
  override put(): Promise<void> {
    return Promise.reject(new Refusal(ACCESS_MESSAGES.storageFull));
  }
}

class BrokenAudit extends Audit {
  override record(): Promise<void> {
    return Promise.reject(new Error('the line cannot be written'));
  }
}

function serviceWith(store: FileStore, audit = new Audit(new SystemClock())): UploadsService {
  const quota = new FileQuota({ user: 1024 ** 2, tenant: 1024 ** 2 });
  const files = new StoredFiles(scratch.database, audit, quota, new SystemClock());
  const open = { take: () => Promise.resolve(0) } as unknown as ConstructorParameters<typeof UploadGate>[0];
  const quiet = { warn: () => undefined } as unknown as Logger;
  return new UploadsService(new UploadGate(open, new UploadSlots()), inspector, files, store, quiet);
}

const session = (): Session => ({
  sid: 's',
  userId: 1,
  tenantId: scratch.tenants[0],
  username: 'analyst',
  realName: '陈思远',
  authorities: [],
  locked: false,
  mustChangePassword: false,
});
const upload = (): Upload => ({
  purpose: 'note',
  session: session(),
  address: '127.0.0.1',
  read: async () => ({ bytes: pdf(), name: '研报.pdf', declaredMime: '' }),
});
const rows = async (): Promise<unknown> =>
  (await scratch.database.query(`SELECT file_key FROM ${tableName('access', 'stored_file')}`)) as unknown;

describe('an upload that fails at its end', () => {
  it('has no row when the store is full', async () => {
    const store = new FullStore();
    await expect(serviceWith(store).put(upload())).rejects.toMatchObject({ code: 'A0476', status: 503 });
    expect([store.files.size, await rows()]).toEqual([0, []]);
  });

  it('has neither bytes nor row when its audit line cannot be written', async () => {
    const store = new MemoryStore();
    const failed = serviceWith(store, new BrokenAudit(new SystemClock())).put(upload());
    await expect(failed).rejects.toThrow('the line cannot be written');
    expect([store.files.size, await rows()]).toEqual([0, []]);
  });

  it('reports what went wrong first, even when the bytes cannot be deleted either', async () => {
    const store = new MemoryStore();
    store.delete = () => Promise.reject(new Error('the store is away'));
    const failed = serviceWith(store, new BrokenAudit(new SystemClock())).put(upload());
    await expect(failed).rejects.toThrow('the line cannot be written');
    expect(await rows()).toEqual([]);
  });

  it('has its bytes stored before anyone can find its row', async () => {
    const store = new MemoryStore();
    const seen: unknown[] = [];
    const put = store.put.bind(store);
    store.put = async (key, bytes) => {
      seen.push(await rows());
      await put(key, bytes);
    };
    await serviceWith(store).put(upload());
    expect([seen, store.files.size, ((await rows()) as unknown[]).length]).toEqual([[[]], 1, 1]);
  });
});
