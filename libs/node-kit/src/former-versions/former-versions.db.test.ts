import { FORMER_VERSIONS_KEPT, MESSAGES, type Session } from '@console/contract-core';
import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { noticeMigration } from '../notices/notice-migration.ts';
import { Notices } from '../notices/notices.ts';
import { scratchData, type ScratchData } from '../testing/index.ts';
import { formerVersionTable } from './former-version-table.ts';
import { FormerVersions, type KeptVersion, type VersionedRecord } from './former-versions.ts';

const userPublic = ddl(
  1767225600005,
  'UserPublic',
  `CREATE TABLE user_public (
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL, id INT UNSIGNED NOT NULL, real_name VARCHAR(64) NOT NULL
  )`,
);
const RECORD: VersionedRecord = { schema: 'ai', kind: 'thing', id: 5 };
const OTHER: VersionedRecord = { ...RECORD, id: 6 };
const SECOND: Pick<Session, 'tenantId' | 'userId' | 'username'> = {
  tenantId: '000000',
  userId: 9,
  username: 'second',
};

let data: ScratchData;
let versions: FormerVersions;
beforeAll(async () => {
  data = await scratchData({
    access: [noticeMigration, userPublic],
    ai: [formerVersionTable(1700000000001)],
  });
  await data.database.query(
    `INSERT INTO ${tableName('access', 'user_public')} VALUES ('000000', 7, '某人'), ('000000', 9, '李四')`,
  );
  const clock = { now: () => Date.parse('2026-11-20T10:00:00+08:00') };
  versions = new FormerVersions(new Notices(clock), clock);
}, 30_000);
afterAll(() => data.drop());
beforeEach(async () => {
  await data.database.query(`DELETE FROM ${tableName('ai', 'former_version')}`);
  await data.database.query(`DELETE FROM ${tableName('access', 'notice')}`);
});

const KEPT: KeptVersion = {
  record: RECORD,
  version: 3,
  value: { name: '旧“名”' },
  savedBy: 7,
  savedAt: '2026-11-19 09:00:00',
  unread: true,
  what: '某物',
  link: '/things?id=5',
};
const keep = (more: Partial<KeptVersion> = {}): Promise<void> =>
  data.database.transaction((manager) => versions.keep(manager, SECOND, { ...KEPT, ...more }));
const numbers = async (tenantId = '000000', record = RECORD): Promise<number[]> =>
  (await versions.list(data.database, tenantId, record)).map(({ version }) => version);
const notices = (): Promise<Record<string, unknown>[]> =>
  data.database.query(
    `SELECT tenant_id, user_id, kind, title, text, link FROM ${tableName('access', 'notice')}`,
  );

describe('a replaced version', () => {
  it('is kept with who saved it, who replaced it, when, and whether unread', async () => {
    await keep();
    const head = {
      version: 3,
      savedAt: '2026-11-19 09:00:00',
      savedBy: '某人',
      replacedAt: '2026-11-20 10:00:00',
      replacedBy: '李四',
      unread: true,
    };
    expect(await versions.list(data.database, '000000', RECORD)).toEqual([head]);
    expect(await versions.find(data.database, '000000', { ...RECORD, version: 3 })).toEqual({
      ...head,
      value: { name: '旧“名”' },
    });
  });

  it('is never shown for another tenant or another record', async () => {
    await keep();
    expect(await numbers('100001')).toEqual([]);
    expect(await numbers('000000', OTHER)).toEqual([]);
    for (const [tenantId, version] of [
      ['100001', 3],
      ['000000', 2],
    ] as const)
      await expect(versions.find(data.database, tenantId, { ...RECORD, version })).rejects.toThrow(
        MESSAGES.notFound.text,
      );
  });

  it('is deleted when fifty newer ones are kept, that of another record is not', async () => {
    await keep({ version: 1, record: OTHER });
    for (let version = 1; version <= FORMER_VERSIONS_KEPT + 2; version += 1) await keep({ version });
    const kept = await numbers();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([FORMER_VERSIONS_KEPT, FORMER_VERSIONS_KEPT + 2, 3]);
    expect(await numbers('000000', OTHER)).toEqual([1]);
  });

  it('is rolled back with the transaction when the save fails', async () => {
    await expect(
      data.database.transaction(async (manager) => {
        await versions.keep(manager, SECOND, KEPT);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect([await numbers(), await notices()]).toEqual([[], []]);
  });
});

describe('the author of a replaced version', () => {
  it('gets a notice when another user replaced it unread', async () => {
    await keep();
    expect(await notices()).toEqual([
      {
        tenant_id: '000000',
        user_id: 7,
        kind: 'system',
        title: '您保存的内容已被覆盖：某物',
        text: expect.stringMatching(/^用户 second 保存时未带版本号，覆盖了您保存的第 3 版。/),
        link: '/things?id=5',
      },
    ]);
  });

  it.each([
    ['it was replaced by a user who had read it', { unread: false }],
    ['they replaced it themselves', { savedBy: 9 }],
    ['it is demo data', { savedBy: null }],
  ])('gets none when %s', async (_, more) => {
    await keep(more);
    expect([await numbers(), await notices()]).toEqual([[3], []]);
  });
});
