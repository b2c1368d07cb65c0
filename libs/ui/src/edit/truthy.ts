/** The answer of a call that is truthy on success, as in the documents; throws `failure` for a falsy one. */
export function truthy<Answer>(answer: Answer, failure: string): Answer {
  if (!answer) throw new Error(failure);
  return answer;
}
