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
  needs: ['gssjk_gn', 'gssjk_hw'],
  input: z.strictObject({}),
  output: z.array(swOption),
});
