import { call } from '@console/contract-core';
import { z } from 'zod';

interface SwOption {
  readonly industryId: string;
  readonly industryName: string;
  readonly level: number;
  readonly children: readonly SwOption[];
}
const swOption: z.ZodType<SwOption> = z.lazy(() =>
  z.object({
    industryId: z.string(),
    industryName: z.string(),
    level: z.number().int(),
    children: z.array(swOption),
  }),
);

/** The Shenwan tree valid today, for the list's cascader. `industryId` is the Shenwan code. */
export const swOptions = call({
  id: 'company.swOptions',
  title: '申万行业选项',
  method: 'GET',
  path: '/api/dataCorp/swOptions',
  services: ['company'],
  needs: 'gssjk_gn',
  input: z.strictObject({}),
  output: z.array(swOption),
});

/** Which day the market data speaks of, and whether it is demo data. */
export const asOf = call({
  id: 'company.asOf',
  title: '数据截至日与来源',
  method: 'GET',
  path: '/api/dataSnapshot/asOf',
  services: ['company'],
  needs: 'signed-in',
  input: z.strictObject({}),
  output: z.object({
    /** The business date, `YYYY-MM-DD`; null before the first import. */
    asOf: z.string().nullable(),
    demo: z.boolean(),
    /** The last load of each table. */
    tables: z.array(
      z.object({
        table: z.string(),
        title: z.string(),
        rows: z.number().int(),
        asOf: z.string().nullable(),
        loadedAt: z.string(),
        source: z.string(),
      }),
    ),
    /** Listed companies in the tenant's ecology, and those with a classification. */
    companies: z.number().int(),
    classified: z.number().int(),
  }),
});
