import { textContaining, textStarting } from './like-text.ts';

describe('a text to look for', () => {
  it('stands for itself, whatever LIKE would make of it', () => {
    expect(textStarting(String.raw`50%_\`)).toBe(String.raw`50\%\_\\%`);
    expect(textContaining(String.raw`50%_\`)).toBe(String.raw`%50\%\_\\%`);
  });
});
