/** The cleaning of rich text, and the body of the thread that does it for the `thread` module of a service. */
export { cleanHtml } from './clean-html.ts';
export { serveCleaning } from './cleaning-thread.ts';
