import { Inject, Injectable } from '@nestjs/common';
import { Refusal, type CallerInputOf, type Entry, type OutputOf } from '@console/contract-core';
import { CONFIG, type Upstream } from '@console/node-kit/config';
import { z } from 'zod';
import type { AiConfig } from '../ai-config.ts';
import { bytesOf, signedFetch, unavailable, type Asker } from './signed-fetch.ts';

export type { Asker } from './signed-fetch.ts';

const LIMIT_BYTES = 8 * 1024 * 1024;

const envelope = z.object({
  success: z.boolean(),
  appCode: z.string(),
  appMesg: z.string(),
  result: z.unknown(),
});

/**
 * Reads of the other services, as the asker: with the cookie or bearer token of their request, so that each service
 * decides by its own authorities and tenant.
 */
@Injectable()
export class ConsoleCalls {
  constructor(@Inject(CONFIG) private readonly config: AiConfig) {}

  /**
   * The result of a GET, or of a POST that reads. Throws the service's own `Refusal` (403 without the authority, 404
   * for what the tenant does not have), and `MESSAGES.unavailable` where it does not answer within 5 s or sends more
   * than 8 MiB.
   */
  async read<E extends Entry>(entry: E, input: CallerInputOf<E>, asker: Asker): Promise<OutputOf<E>> {
    const answer = await this.send(entry, input as Readonly<Record<string, unknown>>, asker);
    const { success, result, appCode, appMesg } = await envelopeOf(answer);
    if (!success)
      throw new Refusal({ code: appCode, status: answer.status, text: '{text}' }, { text: appMesg });
    return result as OutputOf<E>;
  }

  private async send(
    { method, path, services, from }: Entry,
    input: Readonly<Record<string, unknown>>,
    asker: Asker,
  ): Promise<Response> {
    const [service] = services;
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    const inPath = ([name]: readonly [string, unknown]): boolean => path.split('/').includes(`:${name}`);
    const place = given
      .filter(inPath)
      .reduce<string>((at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(String(value))), path);
    const rest = given.filter((field) => !inPath(field));
    const asQuery = method === 'GET' || from === 'query';
    const query = asQuery && rest.length > 0 ? `?${queryOf(rest)}` : '';
    const url = `${this.config.SERVICE_URLS[service as Upstream]}${place}${query}`;
    return signedFetch(url, asker, {
      method,
      ...(asQuery
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(Object.fromEntries(rest)),
          }),
    });
  }
}

const queryOf = (fields: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(
    fields.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as [string, string])),
  ).toString();

async function envelopeOf(answer: Response): Promise<z.output<typeof envelope>> {
  const text = (await bytesOf(answer, LIMIT_BYTES)).toString('utf8');
  try {
    return envelope.parse(JSON.parse(text));
  } catch (cause) {
    throw unavailable(cause);
  }
}
