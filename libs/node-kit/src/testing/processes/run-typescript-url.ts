/**
 * The argument of `--import` for a process or a thread of a test that runs sources. Jest's own loader does
 * not touch it.
 */
export const RUN_TYPESCRIPT = new URL('./run-typescript.mjs', import.meta.url).href;
