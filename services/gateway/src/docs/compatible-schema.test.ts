import { z } from 'zod';
import { notTaken, type JsonSchema } from './compatible-schema.ts';

const schema = (type: z.ZodType): JsonSchema => z.toJSONSchema(type, { io: 'input' }) as JsonSchema;
const asked = (given: z.ZodType, expected: z.ZodType): readonly string[] =>
  notTaken(schema(given), schema(expected), { unknownFields: 'refused' });
const answered = (given: z.ZodType, expected: z.ZodType): readonly string[] =>
  notTaken(schema(given), schema(expected), { unknownFields: 'ignored' });

const name = z.string().max(64);

describe('a value is accepted when', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['nothing changed', z.strictObject({ name }), z.strictObject({ name })],
    [
      'an optional field was added',
      z.strictObject({ name }),
      z.strictObject({ name, more: name.optional() }),
    ],
    ['a required field became optional', z.strictObject({ name }), z.strictObject({ name: name.optional() })],
    ['a field with a default was added', z.strictObject({}), z.strictObject({ size: z.number().default(1) })],
    ['longer text is allowed', z.string().max(64), z.string().max(65)],
    ['a limit fell away', z.string().min(1).regex(/^a/), z.string()],
    ['the limit became inclusive', z.number().gt(0), z.number().min(0)],
    ['the limit was above it anyway', z.number().min(1), z.number().gt(0)],
    ['a word was added', z.enum(['0', '1']), z.enum(['0', '1', '2'])],
    ['words became free text', z.enum(['SH', 'SZ']), z.string().max(2)],
    ['null was allowed', z.string(), z.string().nullable()],
    ['one of several was allowed beside one', z.string(), z.union([z.string(), z.array(z.string())])],
    ['whole numbers became any numbers', z.int(), z.number()],
    ['anything is', z.array(z.string()), z.unknown()],
    ['a record takes what it did', z.record(z.string(), z.int()), z.record(z.string(), z.number())],
    ['fewer items are sent than may be', z.array(z.string()).max(5), z.array(z.string()).max(10)],
  ])('%s', (_, given, expected) => {
    expect(asked(given, expected)).toEqual([]);
  });
});

describe('a value is not accepted when', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a required field was added', z.strictObject({}), z.strictObject({ name }), '/name: may be missing'],
    [
      'a field became required',
      z.strictObject({ name: name.optional() }),
      z.strictObject({ name }),
      '/name: may be',
    ],
    ['a field fell away', z.strictObject({ name }), z.strictObject({}), '/name: is not known any more'],
    [
      'a field was renamed',
      z.strictObject({ name }),
      z.strictObject({ title: name.optional() }),
      '/name: is not',
    ],
    ['text became shorter', z.string().max(64), z.string().max(63), ': maxLength 64, where 63'],
    ['text was bounded', z.string(), z.string().max(63), ': maxLength free'],
    ['text must not be empty', z.string(), z.string().min(1), ': minLength free'],
    ['the pattern changed', z.string().regex(/^a/), z.string().regex(/^b/), ': pattern'],
    ['the limit became exclusive', z.number().min(0), z.number().gt(0), ': exclusiveMinimum'],
    ['the highest number fell', z.number().max(100), z.number().max(99), ': maximum 100'],
    ['a word fell away', z.enum(['0', '1', '2']), z.enum(['0', '1']), ': "2" is none of'],
    ['a word is too long', z.enum(['SH', 'NYSE']), z.string().max(2), ': "NYSE" is outside'],
    ['free text became words', z.string(), z.enum(['0', '1']), ': string is none of'],
    ['null was refused', z.string().nullable(), z.string(), ': null, where string'],
    ['the type changed', z.string(), z.number(), ': string, where number'],
    ['any number became a whole one', z.number(), z.int(), ': number, where integer'],
    [
      'one of several became one',
      z.union([z.string(), z.array(z.string())]),
      z.string(),
      ': array, where string',
    ],
    ['anything became something', z.unknown(), z.string(), ': anything, where string'],
    ['items changed', z.array(z.string().max(9)), z.array(z.string().max(8)), '/each: maxLength 9'],
    ['fewer items are taken', z.array(z.string()).max(9), z.array(z.string()).max(8), ': maxItems 9'],
    [
      'a record became narrower',
      z.record(z.string(), z.number()),
      z.record(z.string(), z.string()),
      '/each: number',
    ],
    [
      'it is deep within',
      z.object({ a: z.array(z.object({ b: z.string() })) }),
      z.object({ a: z.array(z.object({ b: z.number() })) }),
      '/a/each/b: string',
    ],
  ])('%s', (_, given, expected, told) => {
    const found = asked(given, expected);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(told);
  });
});

describe('an answer', () => {
  const row = z.object({ id: z.int(), name: z.string() });

  it('may contain more than was promised', () => {
    expect(answered(row.extend({ more: z.string() }), row)).toEqual([]);
    expect(asked(row.extend({ more: z.string() }).strict(), row.strict())).not.toEqual([]);
  });

  it('contains no less: nothing is left out, optional, null or of another type', () => {
    expect(answered(row.omit({ name: true }), row)).toEqual(['/name: may be missing, and is required']);
    expect(answered(row.partial({ name: true }), row)).toEqual(['/name: may be missing, and is required']);
    expect(answered(row.extend({ name: z.string().nullable() }), row)).toHaveLength(1);
    expect(answered(row.extend({ name: z.number() }), row)).toHaveLength(1);
  });
});

describe('a tree that refers to itself', () => {
  const tree = (leaf: z.ZodType): z.ZodType => {
    const node: z.ZodType = z.object({ leaf, children: z.array(z.lazy(() => node)) });
    return node;
  };

  it('is compared to its end', () => {
    expect(asked(tree(z.string()), tree(z.string()))).toEqual([]);
    expect(asked(tree(z.string()), tree(z.number())).join()).toContain('/leaf: string, where number');
  });
});
