import { publicPathsOf } from '@console/contract-core';
import { openApiDocument } from '@console/node-kit/service';
import { ALL_ENTRIES } from '../all-entries.ts';
import { docsPage } from './docs-page.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Json;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Json }>>;
  readonly security: readonly Json[];
}

const document = openApiDocument(ALL_ENTRIES, '1.0.0');
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object within, with its place. */
function* objects(value: unknown, at = '#'): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [key, part] of Object.entries(value)) yield* objects(part, `${at}/${key}`);
}

const resolve = (reference: string): unknown =>
  reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>(
      (part, key) => (part as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );

describe('the OpenAPI document', () => {
  it('is plain JSON of version 3.1', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: '投研数据平台', version: '1.0.0' } });
  });

  it('contains every entry at its path and method, and nothing else', () => {
    const wanted = ALL_ENTRIES.flatMap((entry) =>
      publicPathsOf(entry).map((path, index) => [
        path.replace(/:(\w+)/g, '{$1}'),
        entry.method.toLowerCase(),
        index === 0 ? entry.id : `${entry.id}.${index + 1}`,
      ]),
    );
    const found = operations.map(({ path, method, operation }) => [path, method, operation.operationId]);
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('resolves every reference within itself', () => {
    const references = [...objects(document)].flatMap(([at, { $ref }]) =>
      $ref === undefined ? [] : [[at, $ref]],
    );
    // The Shenwan options are a tree: at least they refer to themselves.
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(([, reference]) => typeof resolve(String(reference)) !== 'object')).toEqual([]);
  });

  it('refers to schemas only, not to the document or an operation', () => {
    const targets = [...objects(document)].flatMap(([, { $ref }]) =>
      $ref === undefined ? [] : [String($ref)],
    );
    expect(targets.filter((target) => !/^#\/components\/schemas\/[A-Za-z0-9._-]+$/.test(target))).toEqual([]);
  });

  it('contains schemas without dialects, ids or definitions of their own', () => {
    const own = [...objects(document)].filter(
      ([, part]) => '$schema' in part || '$id' in part || '$defs' in part,
    );
    expect(own.map(([at]) => at)).toEqual([]);
  });

  it('has a title, an answer and complete parameters for every operation', () => {
    for (const { path, operation } of operations) {
      expect(operation.summary).toMatch(/\p{Script=Han}/u);
      expect(operation.responses).toHaveProperty('200');
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
      const parameters = operation.parameters ?? [];
      const keys = parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(keys).size).toBe(keys.length);
      const inPath = parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      expect(inPath.filter(({ required }) => !required)).toEqual([]);
      for (const { schema } of parameters) expect(typeof schema).toBe('object');
    }
  });

  it('has no body where HTTP gives it no meaning', () => {
    const wrong = operations.filter(({ method, operation }) => method === 'get' && operation.requestBody);
    expect(wrong).toEqual([]);
  });

  it('asks for a token exactly where the contract does', () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    const expected = ALL_ENTRIES.filter(({ needs }) => needs === 'public').map(({ id }) => id);
    expect(open.map(({ operation }) => operation.operationId).sort()).toEqual(expected.sort());
    const schemes = Object.keys((document['components'] as { securitySchemes: Json }).securitySchemes);
    for (const { operation } of operations)
      for (const requirement of operation.security)
        expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)));
  });

  it('names the authorities a call needs, in words too', () => {
    expect(paths['/api/dataCorp/pageSelectTableList']?.['get']).toMatchObject({
      'x-authorities': [
        { authority: 'gssjk_gn', name: '国内公司' },
        { authority: 'gssjk_hw', name: '海外公司' },
      ],
    });
  });
});

describe('the page of the document', () => {
  const page = docsPage(ALL_ENTRIES);

  it('lists every call', () => {
    for (const { path, title } of ALL_ENTRIES) {
      expect(page).toContain(path);
      expect(page).toContain(title);
    }
  });

  it('has no script: it works under the policy of the gateway', () => {
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('escapes what a title may contain', () => {
    const [first] = ALL_ENTRIES;
    expect(first && docsPage([{ ...first, title: '<img src=x onerror=alert(1)>' }])).not.toContain('<img');
  });
});
