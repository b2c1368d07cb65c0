import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import {
  MESSAGES,
  pathsOf,
  Refusal,
  type Entry,
  type InputOf,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import type { FastifyRequest } from 'fastify';
import type { ConstantAnswer } from './constant-answer.ts';

const ENTRY = Symbol('contract entry');
const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
} as const;

/** A handler of `E`: its first parameter is the validated input, its answer the bare result. */
export type HandlerOf<E> = (
  input: InputOf<E>,
  ...rest: never[]
) => OutputOf<E> | Promise<OutputOf<E>> | ConstantAnswer<OutputOf<E>>;

type Serves<E> = <T extends HandlerOf<E>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => void;

/** Makes a controller method the handler of a contract entry: route, authority, validation, envelope. */
export function Serve<E extends Entry>(entry: E): Serves<E> {
  return applyDecorators(
    RequestMapping({ path: [...pathsOf(entry)], method: METHODS[entry.method] }),
    HttpCode(200),
    SetMetadata(ENTRY, entry),
  ) as Serves<E>;
}

/** The entry that the current handler serves. A handler without one cannot be reached. */
export function entryOf(context: ExecutionContext): Entry {
  const entry: Entry | undefined = Reflect.getMetadata(ENTRY, context.getHandler());
  if (!entry) throw new Error(`${context.getClass().name} serves a route that no contract declares`);
  return entry;
}

/** The validated input of the entry. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().input,
);

/** The caller's session; refused on a public route without one. */
export const Signed = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const { session } = context.switchToHttp().getRequest<FastifyRequest>();
  if (session === null) throw new Refusal(MESSAGES.noSession);
  return session;
});

/** The caller's session, or null: for public routes that show more to those signed in. */
export const MaybeSigned = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<FastifyRequest>().session,
);
