import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, table, type Entry } from '@console/contract-core';
import { hidden, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { contractBreaks } from './compatible.ts';
import { recordedContract, type RecordedCall } from './compatible-record.ts';
import { contractReport } from './compatible-report.ts';

const FILE = join(import.meta.dirname, '../../contract.json');

describe('the current contract', () => {
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as readonly RecordedCall[];

  it('breaks no module that was built against the recorded one', () => {
    expect(recorded.length).toBeGreaterThan(50);
    expect(contractReport(recorded).breaks).toEqual([]);
  });

  it('is equal after it was recorded and read again: nothing is lost', () => {
    const { now } = contractReport(recorded);
    expect(contractReport(JSON.parse(JSON.stringify(now)) as readonly RecordedCall[])).toMatchObject({
      breaks: [],
      added: [],
    });
  });
});

const save = call({
  id: 'ai.save',
  title: '保存',
  method: 'POST',
  path: '/api/ai/:id/save',
  services: ['ai'],
  needs: ['hysjk', 'gssjk'],
  creates: true,
  input: z.strictObject({ id: z.int(), name: z.string().max(64), size: z.int().default(20) }),
  output: z.object({ id: z.int() }),
});

const breaks = (now: Entry | null, before: Entry = save): readonly string[] =>
  contractBreaks(recordedContract([before]), recordedContract(now === null ? [] : [now]));

describe('a call stays compatible when', () => {
  it.each<[string, Entry]>([
    ['nothing changes', save],
    ['its title does', { ...save, title: '改名' }],
    [
      'it is served at one more address, by one more service',
      { ...save, services: ['ai', 'invest'], also: [{ path: '/api/ai/save' }] },
    ],
    [
      'its address becomes another one beside the new',
      { ...save, path: '/api/ai/new/:id', also: [{ path: '/API/ai/:key/save' }] },
    ],
    ['more may call it', { ...save, needs: ['hysjk', 'gssjk', 'gssjk_gn'] }],
    ['every signed-in user may', { ...save, needs: 'signed-in' }],
    ['everyone may', { ...save, needs: 'public' }],
    ['its input may be anywhere', { ...save, from: 'any' }],
    ['it becomes open to locked sessions', { ...save, whileLocked: true }],
    ['it answers more', { ...save, output: z.object({ id: z.int(), name: z.string() }) }],
    ['it takes one more field', { ...save, input: save.input.extend({ more: z.string().optional() }) }],
  ])('%s', (_, now) => {
    expect(breaks(now)).toEqual([]);
  });
});

describe('a call breaks when', () => {
  it.each<[string, Entry | null, string]>([
    ['it is gone', null, 'is not served any more'],
    ['its address is', { ...save, path: '/api/ai/saved' }, 'is not served at /api/ai/:id/save'],
    ['its method changes', { ...save, method: 'PUT' }, 'is PUT, was POST'],
    ['a service drops it', { ...save, services: ['invest'] }, 'is not served by ai'],
    ['fewer may call it', { ...save, needs: 'hysjk' }, 'needs hysjk, needed hysjk or gssjk'],
    ['its input is elsewhere', { ...save, from: 'query' }, 'reads its query, read its body'],
    ['it closes by night', { ...save, inWindow: true }, 'became inWindow'],
    [
      'a repeated one makes two',
      { ...save, creates: undefined } as unknown as Entry,
      'is not creates any more',
    ],
    ['it answers without the envelope', { ...save, raw: true }, 'became raw'],
    [
      'it wants one more field',
      { ...save, input: save.input.extend({ more: z.string() }) },
      'input /more: may be missing',
    ],
    [
      'it takes less',
      { ...save, input: save.input.extend({ name: z.string().max(9) }) },
      'input /name: maxLength 64',
    ],
    [
      'a field left out means another value',
      { ...save, input: save.input.extend({ size: z.int().default(50) }) },
      'input /size: left out means 50',
    ],
    ['it answers null', { ...save, output: z.object({ id: z.int() }).nullable() }, 'output : null'],
    ['it answers less', { ...save, output: z.object({}) }, 'output /id: may be missing'],
  ])('%s', (_, now, told) => {
    const found = breaks(now);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`ai.save ${told}`);
  });

  it('a session becomes required where none was', () => {
    expect(breaks({ ...save, needs: 'signed-in' }, { ...save, needs: 'public' })).toHaveLength(1);
  });

  it('the description of an address changes', () => {
    const before: Entry = { ...save, also: [{ path: '/api/a', adds: { name: 'a' } }] };
    expect(breaks({ ...save, also: [{ path: '/api/a', adds: { name: 'b' } }] }, before)).toHaveLength(1);
  });
});

describe('a table', () => {
  const draft = {
    id: 'ai.rows',
    title: '行',
    path: '/api/ai/rows',
    services: ['ai'],
    needs: 'signed-in',
    key: 'id',
    defaultSort: 'id',
    filter: z.object({ search: z.string().optional() }),
  } as const;
  const columns = { id: hidden(z.int()), name: text('名称') };
  const before = table({ ...draft, columns });

  it('may gain columns and filters', () => {
    const filter = z.object({ search: z.string().optional(), kind: z.enum(['a']).optional() });
    expect(breaks(table({ ...draft, filter, columns: { ...columns, more: text('更多') } }), before)).toEqual(
      [],
    );
  });

  it('may not lose one', () => {
    expect(breaks(table({ ...draft, columns: { id: columns.id } }), before)).toEqual([
      'ai.rows output /content/each/name: may be missing, and is required',
    ]);
    expect(breaks(table({ ...draft, filter: z.object({}), columns }), before)).toEqual([
      'ai.rows input /search: is not known any more',
    ]);
  });
});
