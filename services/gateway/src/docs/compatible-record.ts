import { pathsOf, type Entry, type Need, type ServiceName } from '@console/contract-core';
import { z } from 'zod';
import type { JsonSchema } from './compatible-schema.ts';

/** A call as its users see it: one item of `contract.json`. */
export interface RecordedCall {
  readonly id: string;
  readonly method: Entry['method'];
  readonly addresses: readonly { readonly path: string; readonly adds: Readonly<Record<string, string>> }[];
  readonly services: readonly ServiceName[];
  readonly needs: Need;
  readonly from: 'query' | 'body' | 'any';
  /** The other properties: `inWindow`, `whileLocked`, `beforePasswordChange`, `creates`, `raw`. */
  readonly marks: readonly Mark[];
  readonly input: JsonSchema;
  readonly output: JsonSchema;
}

const MARKS = ['inWindow', 'whileLocked', 'beforePasswordChange', 'creates', 'raw'] as const;
export type Mark = (typeof MARKS)[number];

/** Every call, ordered by id so that a recorded contract differs only where it changed. */
export function recordedContract(entries: readonly Entry[]): readonly RecordedCall[] {
  return entries.map(recordedCall).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function recordedCall(entry: Entry): RecordedCall {
  const usual = entry.method === 'GET' || entry.method === 'DELETE' ? 'query' : 'body';
  const schema = (type: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const rest = { ...z.toJSONSchema(type, { io, unrepresentable: 'any' }), $schema: undefined };
    return JSON.parse(JSON.stringify(rest)) as JsonSchema;
  };
  return {
    id: entry.id,
    method: entry.method,
    addresses: pathsOf(entry).map((path, index) => ({ path, adds: entry.also?.[index - 1]?.adds ?? {} })),
    services: entry.services,
    needs: entry.needs,
    from: entry.from ?? usual,
    marks: MARKS.filter((mark) => Boolean(entry[mark])),
    input: schema(entry.input, 'input'),
    output: schema(entry.output, 'output'),
  };
}
