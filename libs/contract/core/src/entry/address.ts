import type { Need } from '../modules/authority.ts';
import type { ServiceName } from '../modules/service-names.ts';

declare const CALL: unique symbol;

/** The part of a call's address that is needed to send it. */
export interface Destination<Input = unknown, Output = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As on the wire behind the gateway, `:name` for a path parameter. */
  readonly path: `/${string}`;
  /** The types of input and output, for the compiler; never present at run time. */
  readonly [CALL]?: { readonly input: Input; readonly output: Output };
}

/**
 * The address of a call: where it is sent and who may send it, as plain data without the schemas of its input
 * and output. Those are known as types alone, so that a caller that sends a call by its address loads no
 * schemas.
 */
export interface Address<Input = unknown, Output = unknown> extends Destination<Input, Output> {
  /** `<domain>.<name>`, unique in the suite. */
  readonly id: string;
  /** The services that serve it. The first owns the plain path; `/svc/<service>` reaches any of them. */
  readonly services: readonly [ServiceName, ...ServiceName[]];
  readonly needs: Need;
  /** Where the input is written. Default: query for GET and DELETE, body otherwise. */
  readonly from?: 'query' | 'body' | 'any';
  /** Answers its output without the envelope: a document in an external format. */
  readonly raw?: true;
}
