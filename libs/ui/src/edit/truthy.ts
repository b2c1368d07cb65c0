/** An answer whose truth is its success, as the documents have it; a falsy one is a failure that `failure` names. */
export function truthy<Answer>(answer: Answer, failure: string): Answer {
  if (!answer) throw new Error(failure);
  return answer;
}
