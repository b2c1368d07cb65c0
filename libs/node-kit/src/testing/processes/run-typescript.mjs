import { register } from 'node:module';

/**
 * `node --import <this file> script.ts`: a process of a test runs the sources, compiled as Jest does; its
 * threads, which import this file too, as well.
 */
register('./typescript-loader.mjs', import.meta.url);
