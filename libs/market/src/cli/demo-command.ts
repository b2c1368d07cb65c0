import { parseArgs } from 'node:util';
import { shanghaiDate } from '@console/contract-core';
import { readConfig, SystemClock } from '@console/node-kit';
import { z } from 'zod';
import { DEMO_SIZES, type DemoSize } from '../demo/sizes.ts';
import { weekdayBefore } from '../demo/trading-days.ts';
import { writeDemo } from '../demo/write-demo.ts';

const sizes = Object.keys(DEMO_SIZES) as DemoSize[];
const optionsSchema = z.object({
  size: z.enum(sizes),
  out: z.string(),
  seed: z.coerce.number().int().min(0).default(1),
  end: z.iso.date().optional(),
});

/** `demo --size tiny|small|full --out DIR [--seed N] [--end YYYY-MM-DD]` */
export async function demoCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string' },
      out: { type: 'string' },
      seed: { type: 'string' },
      end: { type: 'string' },
    },
  });
  const { size, out, seed, end } = readConfig(optionsSchema, values);
  const last = end ?? weekdayBefore(shanghaiDate(new SystemClock().now()));
  await writeDemo({ size, dir: out, seed, end: last });
  process.stdout.write(`demo data (${size}, seed ${seed}, to ${last}) in ${out}\n`);
}
