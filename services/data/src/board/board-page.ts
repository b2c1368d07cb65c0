/** Links to other origins: bull-board loads fonts from Google, which would see who looks at the queues. */
const FOREIGN_LINK = /<link href="https:\/\/[^>]*>\s*/g;
const PLACE = /<%([=-]) (\w+) %>/g;

/**
 * The board's page from the template that bull-board ships, which has only places for values: `<%= x %>` for text, `<%-
 * x %>` for markup. Throws on a place without a value, and when anything of another origin is left: a later version may
 * differ.
 */
export function boardPage(template: string, values: Readonly<Record<string, string>>): string {
  const page = template
    .replace(FOREIGN_LINK, '')
    .replace('<html lang="en"', '<html lang="zh-CN"')
    .replace(PLACE, (_, kind: string, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the board's page has a place for ${name}`);
      return kind === '=' ? escapeHtml(value) : value;
    });
  const left = /<%|(?:src|href)="(?:https?:)?\/\/[^"]*/.exec(page);
  if (left) throw new Error(`the board's page still has ${left[0]}`);
  return page;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
