/**
 * What tests draw a page in: the console around it, and services whose answers the test wrote. Outside every
 * tier that is bundled: only tests may name it.
 */
export { consoleOn, type Place, type Told } from './console-on.tsx';
export { drawNothing } from './draw-nothing.ts';
export { refusal } from './refusal.ts';
export type { Answers, Asked, Input } from './scripted-calls.ts';
