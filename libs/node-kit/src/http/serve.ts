import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { pathsOf, type Entry } from '@console/contract-core';

const ENTRY = Symbol('contract entry');
const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
} as const;

/** Makes a controller method the handler of a contract entry: route, authority, validation, envelope. */
export const Serve = (entry: Entry): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: [...pathsOf(entry)], method: METHODS[entry.method] }),
    HttpCode(200),
    SetMetadata(ENTRY, entry),
  );

/** The entry that the current handler serves. A handler without one cannot be reached. */
export function entryOf(context: ExecutionContext): Entry {
  const entry: Entry | undefined = Reflect.getMetadata(ENTRY, context.getHandler());
  if (!entry) throw new Error(`${context.getClass().name} serves a route that no contract declares`);
  return entry;
}
