/**
 * The environment in which tests render a page: the console around it, and services with scripted answers.
 * Outside every bundled tier: only tests may import it.
 */
export { cellsOf, cellsOfHeader } from './cells-of.ts';
export { consoleOn, type Place, type Told } from './console-on.tsx';
export { drawNothing } from './draw-nothing.ts';
export { isShown } from './is-shown.ts';
export { refusal } from './refusal.ts';
export { replaceClipboard } from './replace-clipboard.ts';
export type { Answers, Asked, Input } from './scripted-calls.ts';
export { shownText } from './shown-text.ts';
