import type { Need } from '../modules/authority.ts';
import type { ServiceName } from '../modules/service-names.ts';

declare const CALL: unique symbol;

/** Where a call goes: as much of its address as sending it takes. */
export interface Destination<Input = unknown, Output = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As on the wire behind the gateway, `:name` for a path parameter. */
  readonly path: `/${string}`;
  /** Never there: what the call takes and answers, for the compiler. */
  readonly [CALL]?: { readonly input: Input; readonly output: Output };
}

/**
 * Where a call goes and who may send it: plain data, without the schemas of what it takes and answers. Both are known
 * by type alone, so that whoever sends a call by its address loads none of them.
 */
export interface Address<Input = unknown, Output = unknown> extends Destination<Input, Output> {
  /** `<domain>.<name>`, unique in the suite. */
  readonly id: string;
  /** Who serves it. The first owns the plain path; `/svc/<service>` reaches any of them. */
  readonly services: readonly [ServiceName, ...ServiceName[]];
  readonly needs: Need;
  /** Where the input is written. Default: query for GET and DELETE, body otherwise. */
  readonly from?: 'query' | 'body' | 'any';
  /** Answers its output bare, without the envelope: documents whose form others fixed. */
  readonly raw?: true;
}
