import { sharedVariantAddresses, type Endpoint } from '@console/contract-core';

/**
 * The addresses of a call that the documents write like one of the company service: under the prefixes of the
 * classifications, because the plain one is the company's: of the industry service it is `/svc/industry/api/…`.
 */
export const sharedAddress = (call: string): Pick<Endpoint, 'path' | 'also'> => ({
  path: `/api/ecology/${call}`,
  also: sharedVariantAddresses(call),
});
