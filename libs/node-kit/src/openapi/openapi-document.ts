import {
  AUTHORITIES,
  envelopeOf,
  namedAuthorities,
  PRODUCT_NAME,
  publicPathsOf,
  type Entry,
} from '@console/contract-core';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of a set of entries. Input and output schemas come from their zod. */
export function openApiDocument(entries: readonly Entry[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, Json> = {};
  for (const entry of entries) {
    for (const [index, address] of publicPathsOf(entry).entries()) {
      const path = address.replace(/:(\w+)/g, '{$1}');
      // An operation has one address: further ones have a number in their id.
      const operationId = index === 0 ? entry.id : `${entry.id}.${index + 1}`;
      const described = operation(entry, Object.keys(entry.also?.[index - 1]?.adds ?? {}), schemas);
      (paths[path] ??= {})[entry.method.toLowerCase()] = { operationId, ...described };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version, description: '由契约生成；同一份契约也生成路由、校验与界面。' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** The operation of an entry; `said` names the inputs that the address implies. */
function operation(entry: Entry, said: readonly string[], schemas: Record<string, Json>): Json {
  const authorities = namedAuthorities(entry.needs);
  const open = entry.needs === 'public';
  return {
    summary: entry.title,
    tags: [entry.services[0]],
    'x-services': entry.services,
    'x-authorities': authorities.map((authority) => ({ authority, name: AUTHORITIES[authority] })),
    ...(entry.inWindow ? { 'x-maintenance-window': true } : {}),
    security: open ? [] : [{ cookie: [] }, { bearer: [] }],
    ...inputOf(entry, said, schemas),
    responses: {
      200: {
        description: '成功，或需要状态才能判定的拒绝（success 为 false）',
        content: {
          'application/json': {
            schema: schemaOf(entry.raw ? entry.output : envelopeOf(entry.output), {
              io: 'output',
              prefix: `${entry.id}.output`,
              schemas,
            }),
          },
        },
      },
      400: { description: '请求参数有误' },
      ...(open ? {} : { 401: { description: '未登录' }, 403: { description: '缺少权限' } }),
    },
  };
}

function inputOf(entry: Entry, said: readonly string[], schemas: Record<string, Json>): Json {
  const schema = schemaOf(entry.input, { io: 'input', prefix: `${entry.id}.input`, schemas });
  const inPath = [...entry.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const parameter = (name: string, place: 'path' | 'query'): Json => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? {},
  });
  const names = Object.keys(properties).filter((name) => !inPath.includes(name) && !said.includes(name));
  const paths = inPath.flatMap((name) => (name === undefined ? [] : [parameter(name, 'path')]));
  const asQuery =
    entry.from === 'query' ||
    (entry.from === undefined && (entry.method === 'GET' || entry.method === 'DELETE'));
  const headers = entry.creates ? [IDEMPOTENCY_KEY] : [];
  if (asQuery)
    return { parameters: [...paths, ...names.map((name) => parameter(name, 'query')), ...headers] };
  return {
    parameters: [...paths, ...headers],
    requestBody: { required: names.length > 0, content: { 'application/json': { schema } } },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '同一标识重复提交时，返回第一次的结果',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

interface SchemaPlace {
  readonly io: 'input' | 'output';
  /** Distinguishes definitions of different entries. */
  readonly prefix: string;
  readonly schemas: Record<string, Json>;
}

/** A schema's own definitions move to the document's components: references are read from its root. */
function schemaOf(schema: z.ZodType, { io, prefix, schemas }: SchemaPlace): Json {
  const { $defs = {}, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  const moved = (part: object): Json =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}.`)) as Json;
  for (const [name, definition] of Object.entries($defs)) schemas[`${prefix}.${name}`] = moved(definition);
  return moved({ ...rest, $schema: undefined });
}
