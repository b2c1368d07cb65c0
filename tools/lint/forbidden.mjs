/** Kinds of code that one rule each forbids; `.oxlintrc.json` lists where. */

/** The literal path of a call; a selector cannot contain a slash. */
const API_PATH = String.raw`/^\u002fapi\u002f/`;

/** `Date.now()` and `new Date()`: tests set the clock. */
export const now = forbid(
  'Take now from the Clock: tests set it.',
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
);

/** A transaction that is not run again after a deadlock. */
export const transaction = forbid(
  'Run it with `transact`: what the database sends back is run again there.',
  "CallExpression[callee.property.name='transaction']",
  "CallExpression[callee.property.name='startTransaction']",
);

/** The address of a call, written by hand. */
export const apiPath = forbid(
  'Send the call by its entry, or by its address of @console/contract-*/addresses.',
  `Literal[value=${API_PATH}]`,
  `TemplateElement[value.raw=${API_PATH}]`,
);

/** A table outside the libraries that draw tables. */
export const table = forbid(
  'Draw it with SmallTable or GroupedTable of @console/ui, or with DataTable of @console/ui/data.',
  "JSXOpeningElement[name.name='table']",
);

/** A button that saves, drawn by hand. */
export const saveButton = forbid(
  'Draw it with SaveButtons of @console/ui/edit: they look the same everywhere, in the same place.',
  String.raw`JSXElement:has(> JSXText[value=/^\s*保存\s*$/]) > JSXOpeningElement[name.name='Button']`,
);

/** What can never be removed from a page that the next visitor takes over. */
export const lasting = forbid(
  'It stays in the page, which the next visitor takes over.',
  "CallExpression[callee.property.name='addInitScript']",
  "CallExpression[callee.property.name='exposeBinding']",
  "CallExpression[callee.property.name='exposeFunction']",
);

/**
 * @param {string} message
 * @param {...string} selectors of the code that gets it
 * @returns {import('eslint').Rule.RuleModule}
 */
function forbid(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create: (context) => ({
      [selectors.join(', ')]: (/** @type {import('estree').Node} */ node) =>
        context.report({ node, messageId: 'forbidden' }),
    }),
  };
}
