/** The least tokens that a model needs for its answer. */
const ANSWER_TOKENS = 500;

/** Whether a model's context takes a prompt of so many tokens, and an answer. */
export const hasRoom = ({ context }: { readonly context: number }, tokens: number): boolean =>
  tokens + ANSWER_TOKENS <= context;
