/** @jest-environment jsdom */
import { separate } from './separate-file.mjs';

/** @type {{ document: { body: { textContent: string, append(text: string): void } } }} */
const page = /** @type {any} */ (globalThis);

describe.each(['first', 'second'])('the %s of two files of a page', (own) => {
  separate(() => {
    it('finds the page as it was, whatever the other added', () => {
      expect('ADDED' in page).toBe(false);
      Object.assign(page, { ADDED: own });
      page.document.body.append(own);
      expect(page.document.body.textContent).toBe(own);
    });
  });
});
