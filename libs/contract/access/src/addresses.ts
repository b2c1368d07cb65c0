/**
 * Addresses of the access service: for who sends its calls without their schemas. A file for each place that sends
 * some, because a bundle takes a file as a whole.
 */
export { arrivalAddresses } from './arrival-addresses.ts';
export { noticeAddresses } from './notice-addresses.ts';
export { peopleAddresses } from './people-addresses.ts';
export { phoneAddresses } from './phone-addresses.ts';
export { sessionAddresses } from './session-addresses.ts';
export { signInAddresses } from './sign-in-addresses.ts';
export { uploadAddresses } from './upload-addresses.ts';
