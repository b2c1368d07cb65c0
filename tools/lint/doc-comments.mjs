const BEGINS_WITH_OF = /^\*[\s*]*Of\s/;

/**
 * Forbids doc comments that begin with `Of`: they name the owner of a thing before the thing.
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
