import type { Need } from '@console/contract-core';
import type { Mark, RecordedCall } from './compatible-record.ts';
import { notTaken, type JsonSchema } from './compatible-schema.ts';

/**
 * The differences that a module built against the contract `recorded` would notice in services of the contract `now`;
 * empty when there are none. Calls, addresses, fields of answers and optional fields of requests may be added.
 */
export function contractBreaks(
  recorded: readonly RecordedCall[],
  now: readonly RecordedCall[],
): readonly string[] {
  const byId = new Map(now.map((call) => [call.id, call]));
  return recorded.flatMap((before) => {
    const after = byId.get(before.id);
    const faults = after === undefined ? ['is not served any more'] : callBreaks(before, after);
    return faults.map((fault) => `${before.id} ${fault}`);
  });
}

function callBreaks(before: RecordedCall, after: RecordedCall): readonly string[] {
  return [
    ...(before.method === after.method ? [] : [`is ${after.method}, was ${before.method}`]),
    ...addressBreaks(before, after),
    ...before.services
      .filter((name) => !after.services.includes(name))
      .map((name) => `is not served by ${name}`),
    ...(letsIn(after.needs, before.needs)
      ? []
      : [`needs ${told(after.needs)}, needed ${told(before.needs)}`]),
    ...(after.from === before.from || after.from === 'any'
      ? []
      : [`reads its ${after.from}, read its ${before.from}`]),
    ...markBreaks(before, after),
    ...notTaken(before.input, after.input, { unknownFields: 'refused' }).map((at) => `input ${at}`),
    ...defaultBreaks(before.input, after.input),
    // The other way round: what is answered now must be accepted by a reader of then.
    ...notTaken(after.output, before.output, { unknownFields: 'ignored' }).map((at) => `output ${at}`),
  ];
}

function addressBreaks(before: RecordedCall, after: RecordedCall): readonly string[] {
  const form = ({ path, adds }: RecordedCall['addresses'][number]): string =>
    `${path.toLowerCase().replace(/:\w+/g, ':')} ${JSON.stringify(adds)}`;
  const served = new Set(after.addresses.map(form));
  return before.addresses
    .filter((each) => !served.has(form(each)))
    .map(({ path }) => `is not served at ${path}`);
}

/** Whether everyone whom `before` let in is let in by `after`. */
function letsIn(after: Need, before: Need): boolean {
  if (after === 'public') return true;
  if (before === 'public') return false;
  if (after === 'signed-in') return true;
  if (before === 'signed-in') return false;
  return [before].flat().every((authority) => [after].flat().includes(authority));
}

/**
 * The properties that a caller relies on, and those that would exclude one; whether an answer has an envelope never
 * changes.
 */
const KEPT: readonly Mark[] = ['whileLocked', 'beforePasswordChange', 'creates', 'raw'];
const NEVER_ADDED: readonly Mark[] = ['inWindow', 'raw'];

function markBreaks(before: RecordedCall, after: RecordedCall): readonly string[] {
  const has = (call: RecordedCall, mark: Mark): boolean => call.marks.includes(mark);
  return [
    ...KEPT.filter((mark) => has(before, mark) && !has(after, mark)).map((mark) => `is not ${mark} any more`),
    ...NEVER_ADDED.filter((mark) => !has(before, mark) && has(after, mark)).map((mark) => `became ${mark}`),
  ];
}

/** Changes of defaults: a caller who leaves a field out means its default. */
function defaultBreaks(before: JsonSchema, after: JsonSchema): readonly string[] {
  return Object.entries(before.properties ?? {}).flatMap(([name, field]) => {
    const now = after.properties?.[name];
    const [was, is] = [field['default'], now?.['default']].map((value) => JSON.stringify(value));
    return now === undefined || was === is ? [] : [`input /${name}: left out means ${is}, meant ${was}`];
  });
}

const told = (need: Need): string => [need].flat().join(' or ');
