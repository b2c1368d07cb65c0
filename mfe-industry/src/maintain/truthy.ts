/** An answer whose truth is its success (document 2 §7); a falsy one is a failure that `failure` names. */
export function truthy<Answer>(answer: Answer, failure: string): Answer {
  if (!answer) throw new Error(failure);
  return answer;
}
