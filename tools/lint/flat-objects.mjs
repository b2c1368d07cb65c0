/**
 * Forbids `...{ a, b }` in an object: a spread object is not checked for excess properties.
 * @type {import('eslint').Rule.RuleModule}
 */
export const flatObjects = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      grouped: 'Write the properties where they are: a spread object is not checked for excess ones.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      'ObjectExpression > SpreadElement > ObjectExpression'(/** @type {import('estree').Node} */ node) {
        const spread = sourceCode.getAncestors(node).at(-1);
        if (spread === undefined) return;
        context.report({
          node: spread,
          messageId: 'grouped',
          fix: (fixer) => fixer.replaceText(spread, insideOf(sourceCode.getText(node))),
        });
      },
    };
  },
};

/** The object's text without its braces and trailing comma. @param {string} object */
const insideOf = (object) => object.slice(1, -1).trim().replace(/,$/, '');
