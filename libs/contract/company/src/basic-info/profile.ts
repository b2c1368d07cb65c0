import { id, variantAddresses } from '@console/contract-core';
import { z } from 'zod';
import { company, figure, words } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

/** C-06: the registration data of a company. Null while the market has no profile of it. */
const companyProfile = company.read({
  id: 'company.profile',
  title: '公司概况',
  path: '/api/dataCorp/getSelectOneTable',
  also: variantAddresses('dataCorp/getSelectOneTable', ['ecology']),
  needs: BASIC_INFO,
  output: z
    .object({
      corpCnName: z.string(),
      corpEnName: words,
      province: words,
      city: words,
      /** GB/T 4754. */
      nationalEcoIndustry: words,
      /** Yuan. */
      regCapital: figure,
      establishedDate: words,
      unifiedSocialCreditCode: words,
      website: words,
      officeAddress: words,
      registeredAddress: words,
      phone: words,
      legalRepresentative: words,
      boardSecretary: words,
      operatingScope: words,
      corpProfile: words,
    })
    .nullable(),
});

/**
 * C-06, the fund variant: the fund of the ETF industry `industryId`, from which the company was opened;
 * without `industryId`, the fund with the largest share of its assets in the company. Null where no fund
 * holds the company.
 */
const fundProfile = company.read({
  id: 'company.fundProfile',
  title: '基金概况',
  path: '/api/etf/dataCorp/getSelectOneTable',
  needs: BASIC_INFO,
  input: { industryId: id().optional() },
  output: z
    .object({
      fundName: z.string(),
      fundShortName: z.string(),
      /** 510300.SH */
      fundCode: z.string(),
      fundStatus: z.string(),
      /** Units on `reportDate`. */
      fundShares: figure,
      /** Yuan on `reportDate`. */
      fundScale: figure,
      reportDate: z.string(),
      establishedDate: z.string(),
      /** Null for a fund without an end. */
      expiryDate: words,
      /** The management company. */
      fundSupervisor: z.string(),
      fundManager: z.string(),
      benchmark: z.string(),
      /** The investment scope; the spelling is that of the documents. */
      investSocpe: z.string(),
      investObjective: z.string(),
      investRange: z.string(),
      investPhilosophy: z.string(),
      investStrategy: z.string(),
    })
    .nullable(),
});

export const profileCalls = { companyProfile, fundProfile } as const;
