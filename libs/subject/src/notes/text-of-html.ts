/** The plain text of rich text: one line per paragraph, item or row, with the places of its pictures. */
export function textOfHtml(html: string): string {
  // A document of its own, which loads and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith('[图片]');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  for (const line of body.querySelectorAll(LINES)) line.after('\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

const LINES = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote, hr, br';
