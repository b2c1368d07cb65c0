/**
 * Addresses of the access service, for callers that send its calls without their schemas. There is one file
 * for each place that sends some, because a bundle includes a file as a whole.
 */
export { arrivalAddresses } from './sign-in/arrival-addresses.ts';
export { noticeAddresses } from './notice-addresses.ts';
export { peopleAddresses } from './people/people-addresses.ts';
export { phoneAddresses } from './sign-in/phone-addresses.ts';
export { sessionAddresses } from './sign-in/session-addresses.ts';
export { signInAddresses } from './sign-in/sign-in-addresses.ts';
export { uploadAddresses } from './upload-addresses.ts';
