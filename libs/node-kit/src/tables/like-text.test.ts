import { textContaining, textStarting } from './like-text.ts';

describe('a text to look for', () => {
  it('stands for itself, whatever LIKE would make of it', () => {
    expect(textStarting('50%_\\x')).toBe('50\\%\\_\\\\x%');
    expect(textContaining('50%_\\x')).toBe('%50\\%\\_\\\\x%');
  });
});
