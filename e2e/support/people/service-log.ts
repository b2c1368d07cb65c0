import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../suite/eventually.ts';
import { SUITE } from '../suite/suite.ts';

interface SmsLine {
  readonly phone?: string;
  readonly code?: string;
}

/** The codes that the access service has sent to a phone, oldest first: its sender writes them to its log. */
export async function sentCodes(phone: string): Promise<string[]> {
  const text = await readFile(join(SUITE.directory, 'logs', 'access.log'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(`"phone":"${phone}"`) && line.includes('"msg":"sms code'))
    .flatMap((line) => (JSON.parse(line) as SmsLine).code ?? []);
}

/** The first code sent to a phone that had none before. */
export async function firstCode(phone: string): Promise<string> {
  const [code = ''] = await eventually(
    () => sentCodes(phone),
    (codes) => codes.length > 0,
  );
  return code;
}
