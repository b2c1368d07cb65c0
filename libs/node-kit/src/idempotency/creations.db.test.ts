import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options.ts';
import { tableName } from '../database/schema-name.ts';
import { scratchData, type ScratchData } from '../testing/index.ts';
import { ddl } from '../database/ddl.ts';
import { creationTable } from './creation-table.ts';
import { Creations, type Creation } from './creations.ts';

const things = ddl(
  1700000000002,
  'CreateThing',
  'CREATE TABLE thing (id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20) NOT NULL)',
);

let data: ScratchData;
let database: DataSource;
let creations: Creations;
beforeAll(async () => {
  data = await scratchData({ ai: [creationTable(1700000000001), things] });
  database = await new DataSource(dataSourceOptions({ url: data.databaseUrl, poolSize: 8 })).initialize();
  creations = new Creations(database);
}, 30_000);
afterAll(async () => {
  await database.destroy();
  await data.drop();
});
beforeEach(async () => {
  await database.query(`DELETE FROM ${tableName('ai', 'thing')}`);
  await database.query(`DELETE FROM ${tableName('ai', 'creation')}`);
});

const SESSION: Pick<Session, 'tenantId' | 'userId'> = { tenantId: '000000', userId: 7 };
const asked = (parts: Partial<Creation> = {}): Creation => ({
  schema: 'ai',
  entry: { id: 'ai.makeThing' },
  session: SESSION,
  key: 'a-key-of-mine',
  input: { name: '甲' },
  ...parts,
});
const make = (creation: Creation, fail = false): Promise<number> =>
  creations.once(creation, async (manager) => {
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO ${tableName('ai', 'thing')} (name) VALUES ('甲')`,
    );
    if (fail) throw new Refusal(MESSAGES.conflict);
    return insertId;
  });
const count = async (table = 'thing'): Promise<number> => {
  const [row] = await database.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM ${tableName('ai', table)}`,
  );
  return Number(row?.n);
};

describe('a create with a key', () => {
  it('is done once, and a repeated call gets the same answer', async () => {
    const first = await make(asked());
    expect(await make(asked())).toBe(first);
    expect(await count()).toBe(1);
  });

  it('is done once also when called many times at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => make(asked())));
    expect(new Set(made).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('that is refused leaves its key free, also for those who waited for it', async () => {
    const tries = await Promise.allSettled([make(asked(), true), make(asked(), true), make(asked(), true)]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(tries.map((tried) => String((tried as PromiseRejectedResult).reason))).toEqual(
      Array(3).fill(`Refusal: ${MESSAGES.conflict.text}`),
    );
    expect([await count(), await count('creation')]).toEqual([0, 0]);
    await make(asked());
    expect(await count()).toBe(1);
  });

  it.each([
    ['another input', { input: { name: '乙' } }],
    ['another call', { entry: { id: 'ai.makeOther' } }],
  ])('refuses the key for %s', async (_, other) => {
    await make(asked());
    await expect(make(asked(other))).rejects.toThrow(MESSAGES.keyReused.text);
    expect(await count()).toBe(1);
  });

  it.each([
    ['user', { session: { ...SESSION, userId: 8 } }],
    ['tenant', { session: { ...SESSION, tenantId: '100001' } }],
  ])('is independent of the same key of another %s', async (_, other) => {
    const mine = await make(asked());
    expect(await make(asked(other))).not.toBe(mine);
    expect(await count()).toBe(2);
  });

  it('is deleted after a week', async () => {
    await make(asked());
    await database.query(
      `UPDATE ${tableName('ai', 'creation')} SET created_at = UTC_TIMESTAMP() - INTERVAL 8 DAY`,
    );
    await make(asked({ key: 'another-key' }));
    expect(await count('creation')).toBe(1);
  });
});

it('a create without a key is done each time', async () => {
  await make(asked({ key: null }));
  await make(asked({ key: null }));
  expect([await count(), await count('creation')]).toEqual([2, 0]);
});
