import { segmentPivot } from '@console/contract-core';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const NEEDS = 'hysjk_gn_view_businessData';

/** I-07: the members' products and regions by report period; those of the same name are one. */
export const segmentCalls = {
  productSegments: industry.read({
    ...sharedAddress('dataBusiness/getLefDetail'),
    id: 'industry.productSegments',
    title: '分产品构成',
    needs: NEEDS,
    output: segmentPivot,
  }),
  regionSegments: industry.read({
    ...sharedAddress('dataBusinessRegionDetail/getRegionDetail'),
    id: 'industry.regionSegments',
    title: '分地区构成',
    needs: NEEDS,
    output: segmentPivot,
  }),
} as const;
