/** The list below the bell and the page of all notices share most of their parts: one file of the bundle. */
export { default as NoticesPage } from './notices-page.tsx';
export { default as NoticesPopover } from './notices-popover.tsx';
