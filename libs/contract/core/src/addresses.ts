/** Addresses of the calls that belong to no domain: for who sends them without their schemas. */
export { jobListAddress, platformAddresses } from './gateway/platform-addresses.ts';
