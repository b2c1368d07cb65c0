import type { Entry, TableEntry } from '@console/contract-core';
import { z } from 'zod';
import { CONTRACT_ENTRIES } from '../support/suite/contract-entries.ts';
import { httpSignIn, type HttpAnswer, type HttpSession } from '../support/suite/http-session.ts';
import { INVEST_PROBES, isThere, OWNERS_PROBES } from '../support/probes/invest-probes.ts';
import { People } from '../support/people/people.ts';
import { found, type Probe } from '../support/probes/probe.ts';
import { rows } from '../support/suite/suite.ts';
import {
  makeTenantGoods,
  removeTenantGoods,
  stateOf,
  type TenantGoods,
} from '../support/probes/tenant-goods.ts';
import { SHARED, TABLE_OWNERS, TENANT_PROBES } from '../support/probes/tenant-probes.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('records');
const people = new People();
let stranger: HttpSession;
let goods: TenantGoods;
beforeAll(async () => {
  await people.open();
  stranger = await httpSignIn(await people.otherTenantsAdmin());
  goods = await makeTenantGoods(people, stranger);
});
afterAll(async () => {
  await removeTenantGoods(people.admin, goods);
  await people.close();
});

const NAMES_A_THING = /(^|\.)(id|ids|row|key|sid|ref|calc|calcs)$|(Id|Ids)$/;
type JsonSchema = z.core.JSONSchema._JSONSchema;
/** `<entry> <field>` for every field that names a thing, `<entry> <field>.<field>` within others. */
const named = CONTRACT_ENTRIES.flatMap((entry) =>
  fieldsOf(entry)
    .filter((name) => NAMES_A_THING.test(name))
    .map((name) => `${entry.id} ${name}`),
);
const tables = CONTRACT_ENTRIES.filter((entry): entry is TableEntry => entry.kind === 'table');

describe('another tenant’s things', () => {
  it('are all covered: every field that names one has its probe or its reason', () => {
    const known = [...Object.keys(TENANT_PROBES), ...Object.keys(SHARED)];
    expect(known.sort()).toEqual([...named].sort());
    expect(Object.keys(TABLE_OWNERS).sort()).toEqual(tables.map(({ id }) => id).sort());
  });

  it.each(Object.keys(TENANT_PROBES))('are not there for an administrator of this one: %s', async (name) => {
    const before = await stateOf(goods);
    const probes = TENANT_PROBES[name]?.(goods) ?? [];
    expect(probes.length).toBeGreaterThan(0);
    for (const probe of probes) {
      const { status, body, text } = await stranger.send(probe.path, probe.request);
      expect([probe.path, status, told(probe, body), text.slice(0, 200)]).toEqual([
        probe.path,
        ...expected(probe),
        expect.any(String),
      ]);
    }
    expect(await stateOf(goods)).toEqual(before);
  });

  it('are there for their own administrator, so that the probes name existing things', async () => {
    const { session, auditId, requestId, fileKey, companyId, jobId } = goods;
    for (const path of [
      `/api/auditLog/detail/${auditId}`,
      `/api/sysUser/info/${goods.user.id}`,
      `/api/sysUser/sessions/${goods.user.id}`,
      `/api/blade-resource/oss/files/${fileKey}`,
      `/api/dataCorp/dataInfo?corpId=${companyId}`,
      `/api/dataIndustry/getIndustryById?industryId=${goods.industry.id}`,
      `/api/invest/style/getStyleById?styleId=${goods.styleId}`,
      `/api/default/prompt/history/${goods.promptId}`,
      `/api/dataImport/job?id=${jobId}`,
      `/api/jobs/platform/job?id=${jobId}`,
      `/api/dataImport/rejects?table=news&jobId=${jobId}`,
      `/api/dataImport/rejectFile?table=news&jobId=${jobId}`,
    ])
      expect([path, (await people.admin.send(path)).status]).toEqual([path, 200]);
    expect(found(await people.admin.result(`/api/auditLog/pageList?requestId=${requestId}`))).toBeGreaterThan(
      0,
    );
    expect((await session.send('/api/blade-user/info')).status).toBe(200);
  });

  it.each(OWNERS_PROBES)('are there for the user who made them: %s', async (name) => {
    for (const probe of INVEST_PROBES[name]?.(goods) ?? []) {
      const answer = await goods.session.send(probe.path, probe.request);
      expect([probe.path, answer.text.slice(0, 200), isThere(probe, answer)]).toEqual([
        probe.path,
        expect.any(String),
        true,
      ]);
    }
  });
});

describe('the rows of a table', () => {
  const owned = Object.entries(TABLE_OWNERS).flatMap(([id, owner]) =>
    'ids' in owner ? [[id, owner] as const] : [],
  );

  it.each(owned)('are the caller’s tenant’s alone: %s', async (id, { key, ids, asked }) => {
    const own = new Set((await rows<{ id: unknown }>(ids, ['100001'])).map((row) => String(row.id)));
    const others = await rows<{ id: unknown }>(ids, ['000000']);
    expect(others.length).toBeGreaterThan(0);
    const shown = await everyRow(
      tables.find((table) => table.id === id),
      asked,
    );
    expect(shown.map((row) => String(row[key])).filter((each) => !own.has(each))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  });
});

/** The part of an answer about the thing that a probe reaches for. */
function told({ finds, knows }: Probe, { result, appCode }: HttpAnswer['body']): unknown {
  if (finds === 'nothing') return found(result);
  return knows ? knows(result) : appCode;
}

/** The status, and the message about a thing that does not exist. */
function expected({ finds, knows, refused }: Probe): readonly [number, unknown] {
  if (finds === 'nothing') return [200, 0];
  if (knows) return [200, false];
  return refused === undefined ? [404, 'C0404'] : [200, refused];
}

/** Every row of the table that the other tenant's administrator can page to. */
async function everyRow(
  table: TableEntry | undefined,
  asked: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>[]> {
  if (table === undefined) throw new Error('no such table');
  const all: Readonly<Record<string, unknown>>[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await pageOf(table, { page, size: 200, ...asked });
    all.push(...content);
    if (all.length >= totalElements || content.length === 0) return all;
  }
}

function pageOf(
  { method, path }: TableEntry,
  input: Readonly<Record<string, string | number>>,
): Promise<{ content: Readonly<Record<string, unknown>>[]; totalElements: number }> {
  if (method === 'POST') return stranger.post(path, input);
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return stranger.result(`${path}?${query}`);
}

/** Names of the fields of an input, nested ones behind a dot. */
function fieldsOf({ input }: Entry): readonly string[] {
  return [...new Set(namesWithin(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))];
}

function namesWithin(schema: JsonSchema): readonly string[] {
  if (typeof schema === 'boolean') return [];
  const { properties = {}, items = [], anyOf = [], oneOf = [], additionalProperties = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...namesWithin(field).map((each) => `${name}.${each}`),
  ]);
  return [...own, ...[items, anyOf, oneOf, additionalProperties].flat().flatMap(namesWithin)];
}
