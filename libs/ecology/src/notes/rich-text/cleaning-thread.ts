import { parentPort } from 'node:worker_threads';
import { cleanHtml } from './clean-html.ts';

/** The body of a thread that cleans HTML, one text after another: reports that each began, and posts the result. */
export function serveCleaning(): void {
  parentPort?.on('message', (html: string) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: cleanHtml(html) });
  });
}
