import * as access from '@console/contract-access';
import * as ai from '@console/contract-ai';
import * as company from '@console/contract-company';
import * as core from '@console/contract-core';
import {
  AUTHORITIES,
  matchRoute,
  namedAuthorities,
  normalisePath,
  parseSort,
  SERVICE_NAMES,
  sortableKeys,
  UNITS,
} from '@console/contract-core';
import type { ChartEntry, Entry, Message, PageRoute, TableEntry } from '@console/contract-core';
import * as data from '@console/contract-data';
import * as industry from '@console/contract-industry';
import * as invest from '@console/contract-invest';
import { ALL_ENTRIES } from './all-entries.ts';
import { z } from 'zod';

const TABLES = ALL_ENTRIES.filter((entry): entry is TableEntry => entry.kind === 'table');
const CHARTS = ALL_ENTRIES.filter((entry): entry is ChartEntry => entry.kind === 'chart');
const MODULES = [company.companyModule, industry.industryModule, invest.investModule, ai.aiModule];

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);
const ids = (entries: readonly Entry[]): readonly string[] => entries.map(({ id }) => id);

describe('every entry of the suite', () => {
  it('is exported by its domain', () => {
    const exported = [core, access, company, industry, invest, ai, data]
      .flatMap((domain) => Object.entries(domain))
      .filter(([name]) => name.endsWith('Entries'))
      .flatMap(([, entries]) => Object.values(entries as Readonly<Record<string, Entry>>));
    expect(ALL_ENTRIES.length).toBeGreaterThan(10);
    expect([...new Set(exported)].sort(byId)).toEqual([...ALL_ENTRIES].sort(byId));
  });

  it('has a unique id, named after its domain', () => {
    expect(repeated(ids(ALL_ENTRIES))).toEqual([]);
    expect(ids(ALL_ENTRIES).filter((id) => !/^[a-z]+\.[a-zA-Z]+$/.test(id))).toEqual([]);
  });

  it('has a unique route, whatever its case and its parameters are called', () => {
    const routes = ALL_ENTRIES.map(
      ({ method, path }) => `${method} ${path.toLowerCase().replace(/:\w+/g, ':')}`,
    );
    expect(repeated(routes)).toEqual([]);
  });

  it('is under /api, except the registry', () => {
    const elsewhere = ALL_ENTRIES.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => path);
    expect(elsewhere).toEqual(['/registry.json']);
  });

  it('is served by services that exist, each named once', () => {
    const wrong = ALL_ENTRIES.filter(
      ({ services }) =>
        repeated(services).length > 0 || services.some((name) => !SERVICE_NAMES.includes(name)),
    );
    expect(ids(wrong)).toEqual([]);
  });

  it('has a Chinese title', () => {
    expect(ids(ALL_ENTRIES.filter(({ title }) => !/\p{Script=Han}/u.test(title)))).toEqual([]);
  });

  it('needs an authority of the one map, a session, or says that it is public', () => {
    const unknown = ALL_ENTRIES.filter(({ needs }) =>
      namedAuthorities(needs).some((name) => !(name in AUTHORITIES)),
    );
    expect(ids(unknown)).toEqual([]);
    expect(ids(ALL_ENTRIES.filter(({ needs }) => Array.isArray(needs) && needs.length === 0))).toEqual([]);
  });

  it('refuses an undeclared field in the input', () => {
    const open = ALL_ENTRIES.filter(({ input }) => {
      const forms = input instanceof z.ZodDiscriminatedUnion ? input.options : [input];
      return forms.some((form) => {
        const issues = (form as z.ZodType).safeParse({ 'a field nobody declared': 1 }).error?.issues ?? [];
        return !issues.some(({ code }) => code === 'unrecognized_keys');
      });
    });
    expect(ids(open)).toEqual([]);
  });

  it('never takes a tenant from a caller who is signed in', () => {
    const asked = ALL_ENTRIES.filter(({ input, needs }) => {
      const keys = Object.keys((input as { shape?: object }).shape ?? {});
      return needs !== 'public' && keys.some((key) => /tenant/i.test(key));
    });
    expect(ids(asked)).toEqual([]);
  });

  it('that is limited to the window writes', () => {
    expect(ids(ALL_ENTRIES.filter(({ inWindow, method }) => inWindow && method === 'GET'))).toEqual([]);
  });
});

describe.each(TABLES.map((entry) => [entry.id, entry] as const))('the table %s', (_, entry) => {
  it('has columns of its row, each once and titled in words', () => {
    const keys = entry.columns.map(({ key }) => key);
    expect(repeated(keys)).toEqual([]);
    expect(keys.filter((key) => !(key in entry.row.shape))).toEqual([]);
    expect(entry.columns.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it('describes a column by at most ten properties, all data', () => {
    const allowed = ['key', 'title', 'unit', 'format', 'sortable', 'fixed', 'group', 'width', 'note', 'wide'];
    for (const column of entry.columns) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(column)));
      expect(structuredClone(column)).toEqual(column);
      if (column.unit) expect(UNITS).toHaveProperty(column.unit);
    }
  });

  it('can be sorted like its default, and pages within the bound', () => {
    expect(parseSort(entry.defaultSort, sortableKeys(entry))).not.toBeNull();
    const { page, size } = entry.input.shape as Record<'page' | 'size', z.ZodType>;
    const paging = z.object({ page, size });
    expect(paging.safeParse({}).data).toMatchObject({ page: 0, size: entry.defaultSize });
  });

  it('gives a unit to numbers alone', () => {
    const kinds = entry.columns
      .filter(({ unit }) => unit !== undefined)
      .map(({ key }) => [key, entry.row.shape[key]?.safeParse('text').success]);
    expect(kinds.filter(([, takesText]) => takesText !== false)).toEqual([]);
  });
});

describe.each(CHARTS.map((entry) => [entry.id, entry] as const))(
  'the chart %s',
  (_, { bars, lines, source }) => {
    const series = [...bars, ...lines];

    it('has series, each with its own title, against two axes at most', () => {
      expect(series.length).toBeGreaterThan(0);
      expect(repeated(series.map(({ title }) => title))).toEqual([]);
      expect(new Set(series.map(({ unit }) => unit)).size).toBeLessThanOrEqual(2);
      expect(source).toMatch(/\p{Script=Han}/u);
    });
  },
);

describe('the modules', () => {
  const owners = (path: string): readonly string[] =>
    MODULES.filter(({ routes }) => matchRoute<PageRoute>(routes, path) !== null).map(({ name }) => name);

  it('are the four of the suite, matching their schema', () => {
    expect(MODULES.map(({ name }) => name)).toEqual([...core.MODULE_NAMES]);
    for (const module of MODULES) expect(core.moduleManifestSchema.parse(module)).toEqual(module);
  });

  it('have no page in common', () => {
    expect(repeated(MODULES.flatMap(({ routes }) => routes.map(({ path }) => normalisePath(path))))).toEqual(
      [],
    );
  });

  it.each([
    ['/edatabase/digitalecology', 'company'],
    ['/investment/dataCorpEcology/selectData', 'company'],
    ['/overseas/company', 'company'],
    ['/investment/datacorpecology/selectData/commonDetail', 'company'],
    ['/edatabase/industry', 'industry'],
    ['/investment/edatabase/getindustry', 'industry'],
    ['/investment/overview', 'invest'],
    ['/expertsystem/overview', 'ai'],
  ])('%s belongs to %s alone, in any case', (path, owner) => {
    expect(owners(path)).toEqual([owner]);
    expect(owners(path.toUpperCase())).toEqual([owner]);
    expect(owners(`${path}/`)).toEqual([owner]);
  });

  it('leave the shell its own pages', () => {
    expect(
      ['/', '/login', '/investment/edatabase/getdata', '/api', '/registry.json'].flatMap(owners),
    ).toEqual([]);
  });

  it('need known authorities for every page and menu entry', () => {
    const needs = MODULES.flatMap(({ routes, menu }) => [...routes, ...menu]).flatMap((one) => one.needs);
    expect(needs.filter((need) => !(need in AUTHORITIES))).toEqual([]);
  });

  it('give every menu entry an icon of its own', () => {
    expect(repeated(MODULES.flatMap(({ menu }) => menu.map(({ icon }) => icon)))).toEqual([]);
  });

  it('link every menu entry to a page of the same module that needs no more', () => {
    for (const { routes, menu } of MODULES)
      for (const { path, needs } of menu) expect(matchRoute<PageRoute>(routes, path)?.needs).toEqual(needs);
  });
});

describe('the messages', () => {
  const isMessage = (value: unknown): value is Message =>
    typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'text' in value;
  const messages = [core, access, company, industry, invest, ai, data]
    .flatMap((domain): unknown[] => Object.values(domain))
    .filter((value): value is object => typeof value === 'object' && value !== null)
    .flatMap((value): unknown[] => Object.values(value))
    .filter(isMessage);

  it('have stable codes, each used once in the suite', () => {
    expect(messages.length).toBeGreaterThan(15);
    expect(repeated(messages.map(({ code }) => code))).toEqual([]);
    expect(messages.filter(({ code }) => !/^[A-Z]\d{4}$/.test(code))).toEqual([]);
  });

  it('are written in Chinese and answer a refusal’s status', () => {
    expect(messages.filter(({ text }) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    expect(messages.filter(({ status }) => status !== 200 && (status < 400 || status > 503))).toEqual([]);
  });
});

function byId(one: Entry, other: Entry): number {
  return one.id < other.id ? -1 : 1;
}
