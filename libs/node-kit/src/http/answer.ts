import type { Type } from '@nestjs/common';
import type { Entry, InputOf, OutputOf, Session } from '@console/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConstantAnswer } from './constant-answer.ts';

/** A call as it arrived, beside its input. */
export interface Call<Caller extends Session | null = Session | null> {
  /** The caller's session; may be null where the entry is public. */
  readonly session: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export type SignedCall = Call<Session>;

export type CallOf<E extends Entry> = Call<'public' extends E['needs'] ? Session | null : Session>;

/** The result of a call: the bare result, or bytes that stay the same. */
export type ResultOf<E> = OutputOf<E> | Promise<OutputOf<E>> | ConstantAnswer<OutputOf<E>>;

declare const ENTRY: unique symbol;

/** The handler of one entry's calls: the services it uses, and the function that answers. */
export interface Answer<E extends Entry = Entry> {
  readonly services: readonly Type[];
  readonly handle: (services: never, input: never, call: never) => unknown;
  /** The entry, for the compiler; never present at run time. */
  readonly [ENTRY]?: E;
}

/** An answer by one service. Which entry it answers follows from its name among the answers. */
export function by<E extends Entry, Service>(
  service: Type<Service>,
  handle: (service: Service, input: InputOf<E>, call: CallOf<E>) => ResultOf<E>,
): Answer<E> {
  return byAll<E, [Service]>([service], ([only], input, call) => handle(only, input, call));
}

/** Answers true once something is done. */
export async function done(work: Promise<unknown>): Promise<true> {
  await work;
  return true;
}

/** An answer by several services, or by none. */
export function byAll<E extends Entry, Services extends readonly unknown[]>(
  services: { readonly [At in keyof Services]: Type<Services[At]> },
  handle: (services: Services, input: InputOf<E>, call: CallOf<E>) => ResultOf<E>,
): Answer<E> {
  return { services: services as readonly Type[], handle };
}
