/** Addresses of the calls that belong to no domain: for callers that send them without their schemas. */
export { jobListAddress, platformAddresses } from './gateway/platform-addresses.ts';
