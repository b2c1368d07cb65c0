/** The demonstrations are small and rarely opened: one file of the bundle, fetched with the first of them. */
export { default as AllocationPage } from './allocation-page.tsx';
export { default as CanvasPage } from './canvas-page.tsx';
export { RiskPage, UserPage } from './placeholder-page.tsx';
export { default as ViewerPage } from './viewer-page.tsx';
