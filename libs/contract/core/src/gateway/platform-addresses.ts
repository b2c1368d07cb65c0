import type { Address } from '../entry/address.ts';
import type { AddressesOf, AddressOf } from '../entry/entry.ts';
import type { JobConsole } from '../jobs/job-console.ts';
import type { JobSchema } from '../jobs/job-names.ts';
import type { platformEntries } from './platform.ts';
import type { releaseEntries } from './release.ts';
import type { ServiceName } from '../modules/service-names.ts';

const gateway = ['gateway'] as const;
const company = ['company'] as const;

/** The calls that belong to no domain; the shell makes them. */
export const platformRoutes = {
  asOf: {
    id: 'platform.asOf',
    method: 'GET',
    path: '/api/dataSnapshot/asOf',
    services: company,
    needs: 'signed-in',
  },
  findCompanies: {
    id: 'platform.findCompanies',
    method: 'GET',
    path: '/api/dataCorp/search',
    services: company,
    needs: 'gssjk_gn',
  },
  newestAnnouncements: {
    id: 'platform.newestAnnouncements',
    method: 'GET',
    path: '/api/opinionMonitoring/newest',
    services: company,
    needs: 'gssjk_gn_view_fundPreference',
  },
  findIndustries: {
    id: 'platform.findIndustries',
    method: 'GET',
    path: '/api/dataIndustry/search',
    services: ['industry'],
    needs: 'hysjk_gn',
  },
  findResearch: {
    id: 'platform.findResearch',
    method: 'GET',
    path: '/api/invest/search',
    services: ['invest'],
    needs: ['tzgl_view', 'yzgl_view'],
  },
  ownStrategies: {
    id: 'platform.ownStrategies',
    method: 'GET',
    path: '/api/invest/strategy/own',
    services: ['invest'],
    needs: 'tzgl_view',
  },
  window: {
    id: 'platform.window',
    method: 'GET',
    path: '/api/platform/window',
    services: gateway,
    needs: 'signed-in',
  },
  registry: {
    id: 'platform.registry',
    method: 'GET',
    path: '/registry.json',
    services: gateway,
    needs: 'public',
    raw: true,
  },
  openApi: {
    id: 'platform.openApi',
    method: 'GET',
    path: '/api/docs/openapi.json',
    services: gateway,
    needs: 'public',
    raw: true,
  },
  reportLoadFailure: {
    id: 'platform.reportLoadFailure',
    method: 'POST',
    path: '/api/platform/loadFailure',
    services: gateway,
    needs: 'signed-in',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs. */
export const platformAddresses: AddressesOf<
  typeof platformRoutes,
  typeof platformEntries & typeof releaseEntries
> = platformRoutes;

/** The list of one schema's job console. */
export const jobListRoute = (schema: JobSchema, service: ServiceName) =>
  ({
    id: `jobs.${schema}List`,
    method: 'GET',
    path: `/api/jobs/${schema}/list`,
    services: [service],
    needs: 'signed-in',
  }) as const satisfies Address;

export const jobListAddress: (schema: JobSchema, service: ServiceName) => AddressOf<JobConsole['list']> =
  jobListRoute;
