import { MESSAGES, Refusal, type Message } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { auditLogMigration } from '../audit/audit-log-migration.ts';
import { dataSourceOptions } from '../database/data-source-options.ts';
import { tableName } from '../database/schema-name.ts';
import { creationTable } from '../idempotency/creation-table.ts';
import { Creations } from '../idempotency/creations.ts';
import { scratchData, type ScratchData } from '../testing/index.ts';
import {
  REMARKS,
  remarkTable,
  THINGS,
  thingTable,
  type Remark,
  type Thing,
} from '../testing/thing-records.ts';
import type { RecordChange } from './record-change.ts';
import type { Writer } from './record-kind.ts';
import { Records } from './records.ts';
import { unlessTaken } from './unless-taken.ts';

const TAKEN: Message = { code: 'T0001', status: 200, text: '已有名为 {name} 的' };
const NOW = Date.parse('2026-07-01T10:30:00Z');
const AT = '2026-07-01 18:30:00';
const WRITER: Writer = { tenantId: '000000', userId: 7, username: 'someone' };
const OTHER: Writer = { ...WRITER, userId: 8, username: 'second' };
const STRANGER: Writer = { tenantId: '100001', userId: 9, username: 'stranger' };
const FIRST = { thingName: '甲', share: 0.3, tags: ['一', '二'], since: '2026-01-02 03:04:05' };

let data: ScratchData;
let database: DataSource;
let records: Records;

beforeAll(async () => {
  data = await scratchData({
    access: [auditLogMigration],
    ai: [creationTable(1700000000001), thingTable, remarkTable],
  });
  const options = { url: data.databaseUrl, poolSize: 8, entities: [THINGS.entity, REMARKS.entity] };
  database = await new DataSource(dataSourceOptions(options)).initialize();
  const clock = { now: () => NOW };
  records = new Records(database, new Creations(database), new Audit(clock), clock);
}, 30_000);
afterAll(async () => {
  await database.destroy();
  await data.drop();
});
beforeEach(async () => {
  for (const table of ['thing', 'remark', 'creation'])
    await database.query(`DELETE FROM ${tableName('ai', table)}`);
  await database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const addIn = (change: RecordChange, fields: Partial<typeof FIRST> = {}): Promise<Thing> =>
  unlessTaken({ thing_name: TAKEN }, () => change.add(THINGS, { ...FIRST, ...fields }), {
    name: fields.thingName ?? FIRST.thingName,
  });
const add = (fields: Partial<typeof FIRST> = {}, writer = WRITER): Promise<Thing> =>
  records.change(writer, (change) => addIn(change, fields));
const edit = (
  id: number,
  fields: Partial<typeof FIRST>,
  { read, writer = WRITER }: { readonly read?: number; readonly writer?: Writer } = {},
): Promise<Thing | null> =>
  records.change(writer, async (change) =>
    change.replace(THINGS, await change.lock(THINGS, id), { read, fields }),
  );
const remove = (id: number, writer = WRITER): Promise<void> =>
  records.change(writer, async (change) => change.remove(THINGS, await change.lock(THINGS, id)));
const find = (id: number): Promise<Thing> => records.change(WRITER, (change) => change.lock(THINGS, id));
const rows = (table = 'thing'): Promise<Record<string, unknown>[]> =>
  database.query(`SELECT * FROM ${tableName('ai', table)} ORDER BY id`);

interface Line {
  readonly action: string;
  readonly subject: string;
  readonly user_id: number;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
}
const lines = async (): Promise<Line[]> => {
  const found = await database.query<Line[]>(`SELECT * FROM ${tableName('access', 'audit_log')} ORDER BY id`);
  const said = (side: unknown): unknown => (typeof side === 'string' ? JSON.parse(side) : side);
  return found.map((line) => ({ ...line, before: said(line.before), after: said(line.after) }));
};
const refusal = (tried: Promise<unknown>): Promise<unknown> =>
  tried.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.message] : error),
  );
const CONFLICT = [409, MESSAGES.conflict.text];
const NOT_FOUND = [404, MESSAGES.notFound.text];

describe('a record', () => {
  it('that is added has its author and time, and is read as it was written', async () => {
    const thing = await add();
    const stamps = { createdBy: 7, createdAt: AT, updatedBy: 7, updatedAt: AT };
    const kept = { tenantId: '000000', version: 1, removedAt: null, removedKey: 0 };
    expect(thing).toEqual({ ...FIRST, ...stamps, ...kept, id: expect.any(Number) });
    expect(await find(thing.id)).toEqual(thing);
    expect(await lines()).toMatchObject([
      {
        action: 'ai.add-thing',
        subject: `thing:${thing.id}`,
        user_id: 7,
        address: null,
        before: null,
        after: { thingName: '甲', share: 0.3, since: FIRST.since },
      },
    ]);
  });

  it('that does not exist is refused with the message of its kind', async () => {
    const absent = { ...THINGS, absent: MESSAGES.noSession };
    await expect(records.change(WRITER, (change) => change.lock(absent, 1))).rejects.toMatchObject({
      code: MESSAGES.noSession.code,
    });
  });

  it('reads what is missing as missing', async () => {
    const { id } = await records.change(WRITER, (change) =>
      change.add(THINGS, { ...FIRST, share: null, tags: [] }),
    );
    expect(await find(id)).toMatchObject({ share: null, tags: [] });
  });

  it('that is edited is the next version, and the log has the differing fields with both values', async () => {
    const { id } = await add();
    const after = await edit(id, { thingName: '乙', share: 0.3 }, { read: 1, writer: OTHER });
    expect(after).toMatchObject({ thingName: '乙', share: 0.3, version: 2, createdBy: 7, updatedBy: 8 });
    expect(await find(id)).toEqual(after);
    expect((await lines()).at(-1)).toMatchObject({
      action: 'ai.update-thing',
      user_id: 8,
      before: { thingName: '甲' },
      after: { thingName: '乙' },
    });
  });

  it('that is edited without a difference stays unchanged, without an audit line', async () => {
    const { id } = await add();
    expect(await edit(id, { thingName: '甲', share: 0.3, since: FIRST.since })).toBeNull();
    expect(await find(id)).toMatchObject({ version: 1 });
    expect(await lines()).toHaveLength(1);
  });

  it('keeps what an edit does not give', async () => {
    const { id } = await add();
    await records.change(WRITER, async (change) =>
      change.replace(THINGS, await change.lock(THINGS, id), {
        read: 1,
        fields: { thingName: undefined, since: '2026-02-03 04:05:06' },
      }),
    );
    expect(await find(id)).toMatchObject({ thingName: '甲', share: 0.3, since: '2026-02-03 04:05:06' });
  });

  it('that is written without an edit is the next version too, and leaves the audit line to the caller', async () => {
    const thing = await add();
    await records.change(WRITER, (change) => change.write(THINGS, thing, { tags: ['三'], share: 0.45 }));
    expect(await find(thing.id)).toMatchObject({ thingName: '甲', tags: ['三'], share: 0.45, version: 2 });
    expect(await lines()).toHaveLength(1);
  });

  it('that is edited without the version that was read is replaced, and marked so', async () => {
    const { id } = await add();
    await edit(id, { thingName: '乙' }, { read: 1 });
    await edit(id, { thingName: '丙' });
    expect((await lines()).at(-1)?.after).toEqual({ thingName: '丙', overwroteVersion: 2 });
  });

  it('refuses a stale edit and loses nothing', async () => {
    const { id } = await add();
    await edit(id, { thingName: '乙' }, { read: 1 });
    expect(await refusal(edit(id, { thingName: '丙' }, { read: 1 }))).toEqual(CONFLICT);
    expect(await refusal(edit(id, { thingName: '乙' }, { read: 1 }))).toEqual(CONFLICT);
    expect(await find(id)).toMatchObject({ thingName: '乙', version: 2 });
    expect(await lines()).toHaveLength(2);
  });

  it('of another tenant does not exist', async () => {
    const { id } = await add();
    expect(await refusal(edit(id, { thingName: '夺' }, { writer: STRANGER }))).toEqual(NOT_FOUND);
    expect(await refusal(remove(id, STRANGER))).toEqual(NOT_FOUND);
    expect(await refusal(find(id + 1))).toEqual(NOT_FOUND);
    expect((await add({}, STRANGER)).tenantId).toBe('100001');
  });

  it('names the address of its writer where there is one', async () => {
    await add({}, { ...WRITER, address: '10.0.0.1' });
    expect((await lines())[0]?.address).toBe('10.0.0.1');
  });
});

describe('two writers at once', () => {
  it('of one version: the first is kept, the second refused', async () => {
    const { id } = await add();
    const both = await Promise.allSettled(
      ['乙', '丙'].map((thingName) => edit(id, { thingName }, { read: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Thing>;
    expect(await find(id)).toEqual(won.value);
    expect(await lines()).toHaveLength(2);
  });

  it('come one after the other: only one can lock a record', async () => {
    const { id } = await add();
    const other = `SELECT id FROM ${tableName('ai', 'thing')} WHERE id = ${id} FOR UPDATE NOWAIT`;
    await records.change(WRITER, async (change) => {
      await change.lock(THINGS, id);
      await expect(database.query(other)).rejects.toMatchObject({ code: 'ER_LOCK_WAIT_TIMEOUT' });
    });
    expect(await database.query(other)).toHaveLength(1);
  });

  it('of which one did not lock are decided by the version in the statement', async () => {
    const thing = await add();
    await edit(thing.id, { thingName: '乙' });
    const stale = records.change(WRITER, (change) => change.write(THINGS, thing, { thingName: '丙' }));
    expect(await refusal(stale)).toEqual(CONFLICT);
    expect(await refusal(records.change(WRITER, (change) => change.remove(THINGS, thing)))).toEqual(CONFLICT);
    expect((await rows()).map(({ name }) => name)).toEqual(['乙']);
  });

  it('of one name: the index accepts one', async () => {
    const both = await Promise.all([refusal(add()), refusal(add())]);
    expect(both).toContainEqual(null);
    expect(both).toContainEqual([200, '已有名为 甲 的']);
    expect(await rows()).toHaveLength(1);
    expect(await lines()).toHaveLength(1);
  });
});

describe('a name', () => {
  it('that another has is refused in an edit too, and nothing is written', async () => {
    await add();
    const { id } = await add({ thingName: '乙' });
    const taken = records.change(WRITER, async (change) => {
      const thing = await change.lock(THINGS, id);
      const fields = { share: 0.9, thingName: '甲' };
      await unlessTaken({ thing_name: TAKEN }, () => change.replace(THINGS, thing, { read: 1, fields }), {
        name: fields.thingName,
      });
    });
    expect(await refusal(taken)).toEqual([200, '已有名为 甲 的']);
    expect(await find(id)).toMatchObject({ thingName: '乙', share: 0.3, version: 1 });
  });

  it('is refused with the message of the index that found it, and of no other', async () => {
    await add();
    await expect(
      records.change(WRITER, (change) => unlessTaken({ other: TAKEN }, () => change.add(THINGS, FIRST))),
    ).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
    await expect(unlessTaken({ thing_name: TAKEN }, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
  });
});

describe('a record that is removed', () => {
  it('keeps its row, frees its name and does not exist any more', async () => {
    const { id } = await add();
    await remove(id, OTHER);
    expect(await rows()).toMatchObject([{ id, removed_at: AT, removed_key: id, updated_by: 8, version: 2 }]);
    expect((await lines()).at(-1)).toMatchObject({
      action: 'ai.delete-thing',
      before: { thingName: '甲', share: 0.3, since: FIRST.since },
      after: null,
    });
    expect(await refusal(remove(id))).toEqual(NOT_FOUND);
    expect(await refusal(edit(id, { thingName: '乙' }))).toEqual(NOT_FOUND);
    await add();
    expect(await rows()).toHaveLength(2);
  });

  it('stays where a rule of its service refuses between lock and removal', async () => {
    const { id } = await add();
    const refused = records.change(WRITER, async (change) => {
      const thing = await change.lock(THINGS, id);
      if (thing.share !== null) throw new Refusal(TAKEN, { name: thing.thingName });
      await change.remove(THINGS, thing);
    });
    expect(await refusal(refused)).toEqual([200, '已有名为 甲 的']);
    expect(await find(id)).toMatchObject({ removedAt: null, version: 1 });
    expect(await lines()).toHaveLength(1);
  });
});

describe('a record without an author', () => {
  const note = (text: string): Promise<Remark> =>
    records.change(WRITER, (change) => change.add(REMARKS, { userId: 7, text }));
  const locked = (id: number, writer = WRITER): Promise<Remark> =>
    records.change(writer, (change) => change.lock(REMARKS, id));

  it('belongs to its user, with its version in a column of another name', async () => {
    const { id } = await note('一');
    await records.change(WRITER, async (change) => {
      const remark = await change.lock(REMARKS, id);
      await change.replace(REMARKS, remark, { read: 1, fields: { text: '二' } });
    });
    expect(await rows('remark')).toEqual([{ id, tenant_id: '000000', user_id: 7, text: '二', revision: 2 }]);
    expect(await refusal(locked(id, OTHER))).toEqual(NOT_FOUND);
    expect((await lines()).at(-1)).toMatchObject({ before: { was: '一' }, after: { is: '二' } });
  });

  it('is removed with its row', async () => {
    const { id } = await note('一');
    await records.change(WRITER, async (change) => change.remove(REMARKS, await change.lock(REMARKS, id)));
    expect(await rows('remark')).toEqual([]);
    expect((await lines()).at(-1)).toMatchObject({ action: 'ai.deleteRemark', before: { text: '一' } });
  });
});

describe('a record with a key', () => {
  const entry = { id: 'ai.addThing' };
  const make = (key: string, thingName = '甲'): Promise<number> =>
    records.create({ schema: 'ai', entry, session: WRITER, key, input: { thingName } }, async (change) => {
      const { id } = await addIn(change, { thingName });
      return id;
    });

  it('is created once, however often requested, also at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => make('a-key-of-mine')));
    expect(new Set(made).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await lines()).toHaveLength(1);
  });

  it('is created from one input only', async () => {
    await make('a-key-of-mine');
    expect(await refusal(make('a-key-of-mine', '乙'))).toEqual([409, MESSAGES.keyReused.text]);
  });
});
