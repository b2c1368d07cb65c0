import { MESSAGES, Refusal, type Entry } from '@console/contract-core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { chineseFault } from './chinese-fault.ts';
import { faultPlace } from './fault-place.ts';
import { fewNames } from './few-names.ts';

const HALF_A_PAIR = /\p{Surrogate}/u;
const CHINESE = { error: chineseFault };
/** The most values of a query, repeated keys counted each time: more than any screen sends. */
const MOST_QUERY_VALUES = 1000;
const MOST_FAULTS = 5;
const MOST_FAULT_SIGNS = 200;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The entry's input from path, query and body, validated. Refuses with 400 input in a place where the entry
 * does not read it, and names every fault.
 */
export function readInput(entry: Entry, request: FastifyRequest): unknown {
  const from = entry.from ?? (entry.method === 'GET' || entry.method === 'DELETE' ? 'query' : 'body');
  const query = fields(request.query);
  const body = fields(request.body);
  if (valuesOf(query) > MOST_QUERY_VALUES) refuse(`查询参数超过 ${MOST_QUERY_VALUES} 个`);
  const misplaced = [
    ...(from === 'body' ? Object.keys(query) : []),
    ...(from === 'query' ? Object.keys(body) : []),
  ];
  if (misplaced.length > 0) refuse(`${fewNames(misplaced)} 位置不正确`);
  const { adds } = entry.also?.find(({ path }) => path === request.routeOptions.url) ?? {};
  const parsed = entry.input.safeParse({ ...query, ...body, ...fields(request.params), ...adds }, CHINESE);
  if (parsed.success) {
    // Half of a surrogate pair is not text: it cannot be stored, and a different text would be read back.
    if (!isWellFormed(parsed.data)) refuse('含有无效字符');
    return parsed.data;
  }
  return refuse(
    parsed.error.issues
      .slice(0, MOST_FAULTS)
      .map((issue) => faultText(entry, issue))
      .join('；'),
  );
}

/** The place and the text of a fault; names that the caller made up are cut short. */
function faultText(entry: Entry, { path, message }: z.core.$ZodIssue): string {
  const said = message.length > MOST_FAULT_SIGNS ? `${message.slice(0, MOST_FAULT_SIGNS)}…` : message;
  return [faultPlace(entry, path), said].filter(Boolean).join('：');
}

const valuesOf = (query: Fields): number =>
  Object.values(query).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/**
 * Whether all texts of a value are well-formed. The value has passed the schema, so it is no deeper than the
 * schema.
 */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !HALF_A_PAIR.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isWellFormed(key) && isWellFormed(part));
}

function fields(part: unknown): Fields {
  if (part === undefined || part === null) return {};
  if (typeof part !== 'object' || Array.isArray(part)) return refuse('请求体应为对象');
  return part as Fields;
}

function refuse(problems: string): never {
  throw new Refusal(MESSAGES.badInput, { problems });
}
