import {
  recordCallNames,
  type CallerInputOf,
  type CallEntry,
  type OutputOf,
  type RecordCallName,
  type Session,
  type TableEntry,
} from '@console/contract-core';
import type { RunningService } from './running-service.ts';
import type { Answer } from './send.ts';

type Calls<Name extends string> = Readonly<Record<RecordCallName<Name>, CallEntry>>;

/** The calls of one user about a kind of record. Fields are not typed, so that tests can send wrong ones. */
export interface RecordDesk<Row> {
  readonly token: string;
  find(id: number): Promise<Answer>;
  add(fields: object, key?: string): Promise<Answer>;
  update(input: object): Promise<Answer>;
  remove(id: number): Promise<Answer>;
  /** The record with the id; throws when it is refused. */
  found(id: number): Promise<Row>;
  /** Adds a record; throws when it is refused. */
  made(fields: object): Promise<Row>;
  /** Sends any other call. */
  ask<E extends CallEntry | TableEntry>(entry: E, input: CallerInputOf<E>): Promise<Answer>;
}

/** The desk of a user with `session`, for the `recordCalls` of `name`. */
export async function recordDesk<Of extends Calls<Name>, const Name extends string>(
  service: RunningService,
  { calls, name, session }: { readonly calls: Of; readonly name: Name; readonly session: Partial<Session> },
): Promise<RecordDesk<OutputOf<Of[Name]>>> {
  type Row = OutputOf<Of[Name]>;
  const token = await service.signIn(session);
  const named = calls as Readonly<Record<string, CallEntry>>;
  const { read, ...writes } = recordCallNames(name);
  const send = (call: string, input: object, key?: string): Promise<Answer> => {
    const entry = named[call];
    if (entry === undefined) throw new Error(`there is no call ${call}`);
    return sendTo(service, entry, { token, input, key });
  };
  const find = (id: number): Promise<Answer> => send(read, { [keyOf(named[read])]: id });
  const add: RecordDesk<Row>['add'] = (fields, key) => send(writes.add, fields, key);
  return {
    token,
    find,
    add,
    update: (input) => send(writes.update, input),
    remove: (id) => send(writes.remove, { id }),
    found: async (id) => resultOf<Row>(await find(id)),
    made: async (fields) => resultOf<Row>(await add(fields)),
    ask: (entry, input) => sendTo(service, entry, { token, input: input as object, key: undefined }),
  };
}

/** The result of a call; throws when it was refused. */
export function resultOf<T>({ status, body, text }: Answer): T {
  if (status !== 200 || body.success !== true) throw new Error(`${status} ${text}`);
  return body.result as T;
}

/** The name of the id: the only field in the input of the call that reads a record. */
const keyOf = (entry: CallEntry | undefined): string =>
  Object.keys((entry?.input as { readonly shape?: object } | undefined)?.shape ?? {})[0] ?? 'id';

interface Sending {
  readonly token: string;
  readonly input: object;
  readonly key: string | undefined;
}

/** Sends a call: path parameters in the address, other fields in the query of a GET or the body of another method. */
function sendTo(
  service: RunningService,
  { method, path }: CallEntry | TableEntry,
  { token, input, key }: Sending,
): Promise<Answer> {
  const inPath = (name: string): boolean => path.split('/').includes(`:${name}`);
  const given = Object.entries(input as Readonly<Record<string, unknown>>);
  const address = given
    .filter(([name]) => inPath(name))
    .reduce<string>((at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(String(value))), path);
  const rest = Object.fromEntries(given.filter(([name]) => !inPath(name)));
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { 'idempotency-key': key };
  if (method !== 'GET') return service.send(address, { token, method, body: rest, headers });
  const query = new URLSearchParams(rest as Readonly<Record<string, string>>).toString();
  return service.send(query === '' ? address : `${address}?${query}`, { token, headers });
}
