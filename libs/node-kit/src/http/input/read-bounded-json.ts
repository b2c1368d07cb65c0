import {
  inputBounds,
  MESSAGES,
  pathsOf,
  Refusal,
  type Entry,
  type InputBounds,
} from '@console/contract-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyFault } from './body-fault.ts';
import { OneATurn } from './one-a-turn.ts';

/**
 * The size up to which bodies are read at once. Larger ones are read one per turn of the event loop, because
 * many together would delay others as much as one that is too large.
 */
const SMALL_BYTES = 32 * 1024;

const PROBLEMS: Readonly<Record<keyof InputBounds, (most: number) => string>> = {
  depth: (most) => `内容嵌套超过 ${most} 层`,
  values: (most) => `内容超过 ${most} 项`,
  textBytes: (most) => `单段文字超过 ${Math.floor(most / 1024)} KB`,
};

/**
 * Makes JSON the body of calls, within the bounds of their entries. A body beyond them is refused before it
 * is parsed: building a million lists delays all other callers of the service.
 */
export function readBoundedJson(http: FastifyInstance, entries: readonly Entry[]): void {
  const usual = inputBounds();
  const own = new Map(
    entries.flatMap((entry) =>
      pathsOf(entry).map((path) => [`${entry.method} ${path}`, inputBounds(entry.bounds)]),
    ),
  );
  const parse = http.getDefaultJsonParser('error', 'error');
  const large = new OneATurn();
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      const bounds = own.get(`${request.method} ${request.routeOptions.url ?? ''}`) ?? usual;
      const read = (): void => {
        const fault = bodyFault(body, bounds);
        if (fault === null) return void parse(request, body.toString('utf8'), done);
        const problems = PROBLEMS[fault.over](bounds[fault.over]);
        done(new Refusal(MESSAGES.badInput, { problems }));
      };
      if (body.length <= SMALL_BYTES) read();
      else large.add(read);
    },
  );
}
