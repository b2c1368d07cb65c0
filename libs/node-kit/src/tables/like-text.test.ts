import { textContaining, textStarting } from './like-text.ts';

describe('a searched text', () => {
  it('is matched literally by LIKE', () => {
    expect(textStarting('50%_\\x')).toBe('50\\%\\_\\\\x%');
    expect(textContaining('50%_\\x')).toBe('%50\\%\\_\\\\x%');
  });
});
