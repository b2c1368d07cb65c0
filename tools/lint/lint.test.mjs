import { RuleTester } from 'eslint';
import { docComments } from './doc-comments.mjs';
import { flatObjects } from './flat-objects.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();

tester.run('flat-objects', flatObjects, {
  valid: ['({ ...a, b })', '({ ...(c ? { a } : {}) })', '[...[1, 2]]', 'f({ ...g({ a }) })'],
  invalid: [
    { code: '({ ...{ a, b: 1 }, c })', output: '({ a, b: 1, c })', errors: [{ messageId: 'grouped' }] },
    { code: '({ c, ...{ a, } })', output: '({ c, a })', errors: [{ messageId: 'grouped' }] },
  ],
});

tester.run('doc-comments', docComments, {
  valid: [
    '/** What it is of. */\nlet a;',
    '/* Of a kind. */\nlet a;',
    '// Of a kind.\nlet a;',
    '/** Offers. */',
  ],
  invalid: [
    { code: '/** Of a kind. */\nlet a;', errors: [{ messageId: 'begins' }] },
    { code: '/**\n * Of a kind.\n */\nlet a;', errors: [{ messageId: 'begins' }] },
  ],
});
