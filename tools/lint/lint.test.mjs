import { RuleTester } from 'eslint';
import { docComments } from './doc-comments.mjs';
import { flatObjects } from './flat-objects.mjs';
import { knownDocuments } from './known-documents.mjs';

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

tester.run('known-documents', knownDocuments, {
  valid: [
    '/** The formula: docs/quant.md, and README.md. */\nlet a;',
    '/** Document 1 §9, documents 3 §2, document 2, section 8; 3§7. */\nlet a;',
    '/** What document 1 says. */\nlet a;',
  ],
  invalid: [
    { code: '/** As `nothing-of-the-kind.md` says. */\nlet a;', errors: [{ messageId: 'file' }] },
    { code: '// Document 1 §10.\nlet a;', errors: [{ messageId: 'section' }] },
    { code: '/** 2§70 */\nlet a;', errors: [{ messageId: 'section' }] },
  ],
});
