import { parseArgs } from 'node:util';
import { shanghaiDate } from '@console/contract-core';
import { SystemClock } from '@console/node-kit/clock';
import { readConfig } from '@console/node-kit/config';
import { z } from 'zod';
import { DEMO_SIZES, type DemoSize } from '../world/sizes.ts';
import { tradingDayAfter, weekdayBefore } from '../prices/trading-days.ts';
import { writeDemo } from '../write-demo.ts';

const sizes = Object.keys(DEMO_SIZES) as DemoSize[];
const optionsSchema = z
  .object({
    size: z.enum(sizes),
    out: z.string(),
    seed: z.coerce.number().int().min(0).default(1),
    end: z.iso.date().optional(),
    since: z.iso.date().optional(),
    advance: z.coerce.number().int().min(1).max(2500).optional(),
  })
  .refine(({ since, advance }) => (since === undefined) === (advance === undefined), {
    error: 'since and advance go together',
    path: ['advance'],
  })
  .refine(({ since, end }) => since === undefined || (end !== undefined && end <= since), {
    error: 'the end of the first part of the story is required, at or before since',
    path: ['end'],
  });

/**
 * `write --size tiny|small|full --out DIR [--seed N] [--end YYYY-MM-DD]` writes a story that ends at the
 * trading day at or before `end`, its origin; by default the last weekday. `--since DATE --advance N`,
 * with the same size, seed and end, writes the N trading days after DATE instead. Prints
 * `{"origin":"…","end":"…"}`.
 */
export async function writeCommand(
  args: readonly string[],
  print = (line: string): unknown => process.stdout.write(line),
): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { size: text, out: text, seed: text, end: text, since: text, advance: text },
  });
  const { size, out, seed, end, since, advance } = readConfig(optionsSchema, values);
  const origin = end ?? weekdayBefore(shanghaiDate(new SystemClock().now()));
  const later =
    since === undefined || advance === undefined ? {} : { since, end: tradingDayAfter(since, advance) };
  const dates = writeDemo({ size, dir: out, seed, origin, ...later });
  print(`${JSON.stringify(dates)}\n`);
}
