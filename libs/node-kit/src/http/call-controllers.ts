import { Controller, Inject, Req, Res, type Type } from '@nestjs/common';
import type { Entry } from '@console/contract-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Call } from './answer.ts';
import { Serve } from './serve.ts';

type Entries<Calls> = { readonly [Name in keyof Calls]: Entry };
type CallName<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly kind: 'table' } ? never : Name;
}[keyof Calls];

/** An answer for each call of a domain; its tables have sources instead. */
type Answers<Calls extends Entries<Calls>, Name extends CallName<Calls> = CallName<Calls>> = {
  readonly [Each in Name]: Answer<Calls[Each]>;
};

/** Answers to some of a domain's calls, each typed by its entry. */
export const answers = <Calls extends Entries<Calls>, Name extends CallName<Calls>>(
  _calls: Calls,
  some: Answers<Calls, Name>,
): Answers<Calls, Name> => some;

/**
 * The controllers of a domain's calls, one each. A call without an answer, or an answer without a call, does not
 * compile.
 */
export function callControllers<Calls extends Entries<Calls>, Given extends PropertyKey>(
  calls: Calls,
  all: Answers<Calls> & { readonly [Name in Given]: Name extends CallName<Calls> ? unknown : never },
): Type[] {
  const byName: Readonly<Record<string, Answer>> = all;
  return Object.entries<Entry>(calls).flatMap(([name, entry]) => {
    const answer = byName[name];
    return answer ? [callController(entry, answer)] : [];
  });
}

/** The controller of one entry, which logs and errors name by the entry's id. */
export function callController(entry: Entry, { services, handle }: Answer): Type {
  class CallController {
    private readonly asked: readonly unknown[];

    constructor(...asked: unknown[]) {
      this.asked = asked;
    }

    @Serve(entry)
    answer(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): unknown {
      const call: Call = { session: request.session, request, reply };
      return handle(this.asked as never, request.input as never, call as never);
    }
  }
  services.forEach((service, at) => Inject(service)(CallController, undefined, at));
  Controller()(CallController);
  Object.defineProperty(CallController, 'name', { value: entry.id });
  return CallController;
}
