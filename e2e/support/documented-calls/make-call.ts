import { setTimeout as pause } from 'node:timers/promises';
import type { HttpAnswer, HttpSession } from '../suite/http-session.ts';
import type { DocumentedCall } from './documented-call.ts';
import type { Known } from './known-things.ts';

interface Made {
  readonly session: HttpSession;
  readonly known: Readonly<Record<string, Known>>;
  readonly path: string;
  readonly company: number;
}

/** Makes a documented call at one of its addresses, about a company. */
export async function makeCall(
  { method, payload = {}, inQuery }: DocumentedCall,
  { session, known, path, company }: Made,
): Promise<HttpAnswer> {
  const fill = (value: unknown): Promise<unknown> => filled(value, known, company);
  const to = String(await fill(path));
  const given = (await fill(payload)) as Readonly<Record<string, unknown>>;
  return afterLimit(() =>
    method === 'GET' || method === 'DELETE' || inQuery
      ? session.send(`${to}${queryText(given)}`, { method })
      : session.send(to, { method, body: formOf(given) ?? given }),
  );
}

/** The answer of a call; where other journeys used up the limit of their common network, that after its pause. */
async function afterLimit(send: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answer = await send();
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  if (answer.status !== 429 || !Number.isFinite(seconds)) return answer;
  await pause(seconds * 1000);
  return send();
}

/** Replaces `$name`: alone by the thing itself, within a text by its text. */
async function filled(value: unknown, known: Made['known'], company: number): Promise<unknown> {
  const thing = (name: string): unknown => {
    const find = known[name];
    if (!find) throw new Error(`nothing is known as $${name}`);
    return find(company);
  };
  if (typeof value === 'string') {
    const [whole, name = ''] = /^\$(\w+)$/.exec(value) ?? [];
    if (whole) return thing(name);
    const within = /\$(\w+)/.exec(value);
    return within ? value.replace(within[0], String(await thing(within[1] ?? ''))) : value;
  }
  if (Array.isArray(value)) return Promise.all(value.map((each) => filled(each, known, company)));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).map(async ([key, part]) => [key, await filled(part, known, company)]);
  return Object.fromEntries(await Promise.all(entries)) as unknown;
}

/** The query; a list is sent as repeated keys. */
function queryText(given: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(given).flatMap(([key, value]) =>
    [value].flat().map((each): [string, string] => [key, String(each)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The body; a payload with a file is sent as a form. */
function formOf(given: Readonly<Record<string, unknown>>): FormData | null {
  const files = Object.entries(given).filter(([, value]) => value instanceof Blob);
  if (files.length === 0) return null;
  const form = new FormData();
  for (const [name, file] of files) form.append(name, file as Blob, `${name}.png`);
  return form;
}
