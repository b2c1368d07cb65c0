import type { Type } from '@nestjs/common';
import {
  recordCallNames,
  type Entry,
  type InputOf,
  type OutputOf,
  type RecordCallName,
  type Session,
} from '@console/contract-core';
import type { Answer, SignedCall } from '../http/answer.ts';
import { idempotencyKey } from '../idempotency/idempotency-key.ts';

type Calls<Name extends string> = Readonly<Record<RecordCallName<Name>, Entry>>;

/** The service that answers the calls of a record. */
export interface RecordService<Of extends Calls<Name>, Name extends string> {
  find(session: Session, id: number): Promise<OutputOf<Of[Name]>>;
  /** Adds a record, once per key. */
  add(
    session: Session,
    input: InputOf<Of[`add${Capitalize<Name>}`]>,
    key: string | null,
  ): Promise<OutputOf<Of[`add${Capitalize<Name>}`]>>;
  update(
    session: Session,
    input: InputOf<Of[`update${Capitalize<Name>}`]>,
  ): Promise<OutputOf<Of[`update${Capitalize<Name>}`]>>;
  remove(session: Session, id: number): Promise<unknown>;
}

/** The answers to the `recordCalls` of `name`, all by one service. */
export function recordAnswers<Of extends Calls<Name>, const Name extends string>(
  _calls: Of,
  name: Name,
  service: Type<RecordService<Of, Name>>,
): { readonly [Call in RecordCallName<Name>]: Answer<Of[Call]> } {
  type Handle = (service: RecordService<Of, Name>, input: never, call: SignedCall) => unknown;
  const by = (handle: Handle): Answer => ({
    services: [service],
    handle: ([only]: [RecordService<Of, Name>], input: never, call: SignedCall) => handle(only, input, call),
  });
  const idOf = (input: object): number => Number(Object.values(input)[0]);
  const { read, add, update, remove } = recordCallNames(name);
  return {
    [read]: by((records, input, { session }) => records.find(session, idOf(input))),
    [add]: by((records, input, call) => records.add(call.session, input, idempotencyKey(call))),
    [update]: by((records, input, { session }) => records.update(session, input)),
    [remove]: by((records, input, { session }) => records.remove(session, idOf(input)).then(() => true)),
  } as { readonly [Call in RecordCallName<Name>]: Answer<Of[Call]> };
}
