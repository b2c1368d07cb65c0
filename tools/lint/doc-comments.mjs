const BEGINS_WITH_OF = /^\*[\s*]*Of\s/;

/**
 * Forbids documentation that begins with `Of`: it says whose a thing is before it says what it is.
 * @type {import('eslint').Rule.RuleModule}
 */
export const docComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { begins: 'Begin with what it is, not with what it is of.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (comment.type === 'Block' && comment.loc && BEGINS_WITH_OF.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'begins' });
      },
    };
  },
};
