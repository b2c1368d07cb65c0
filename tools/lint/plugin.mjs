import { docComments } from './doc-comments.mjs';
import { flatObjects } from './flat-objects.mjs';
import * as forbidden from './forbidden.mjs';
import { knownDocuments } from './known-documents.mjs';

/** The repository's own rules, `console/…` in `.oxlintrc.json`. */
export default {
  meta: { name: 'console' },
  rules: {
    'doc-comments': docComments,
    'flat-objects': flatObjects,
    'known-documents': knownDocuments,
    'no-now': forbidden.now,
    'no-transaction': forbidden.transaction,
    'no-api-path': forbidden.apiPath,
    'no-table': forbidden.table,
    'no-save-button': forbidden.saveButton,
    'no-lasting': forbidden.lasting,
  },
};
