/** The most characters of a passage: about what a question needs, and a model reads at a glance. */
const LONGEST = 400;

/** A text as passages: lines together up to 400 characters, longer ones cut after a sentence where there is one. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  for (const piece of text.split('\n').flatMap(pieces)) {
    if (current !== '' && current.length + piece.length + 1 > LONGEST) {
      passages.push(current);
      current = '';
    }
    current = current === '' ? piece : `${current}\n${piece}`;
  }
  return current === '' ? passages : [...passages, current];
}

function pieces(line: string): string[] {
  const all: string[] = [];
  let rest = [...line];
  while (rest.length > LONGEST) {
    const end = rest.slice(0, LONGEST).findLastIndex((sign) => '。！？；'.includes(sign)) + 1 || LONGEST;
    all.push(rest.slice(0, end).join(''));
    rest = rest.slice(end);
  }
  return rest.length === 0 ? all : [...all, rest.join('')];
}
