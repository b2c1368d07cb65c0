import { segmentPivot } from '@console/contract-core';
import { company } from '../company.ts';

const NEEDS = 'gssjk_gn_view_businessData';

/** C-15: products by report period. The console transposes it for a single period itself. */
const productSegments = {
  ...company.read({
    id: 'company.productSegments',
    title: '分产品构成',
    path: '/api/dataBusiness/getLefDetail',
    needs: NEEDS,
    output: segmentPivot,
  }),
  also: [{ path: '/api/dataBusiness/getLefDetailConver' }],
} as const;

/** C-15: regions by report period. */
const regionSegments = company.read({
  id: 'company.regionSegments',
  title: '分地区构成',
  path: '/api/dataBusinessRegionDetail/getRegionDetail',
  needs: NEEDS,
  output: segmentPivot,
});

export const segmentCalls = { productSegments, regionSegments } as const;
