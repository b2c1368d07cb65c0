/** @param {string} text `default-prompts` @returns {string} `DefaultPrompts` */
export function pascal(text) {
  return text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * What a template may name, from a name such as `default-prompts`.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [more]
 * @returns {Readonly<Record<string, string>>}
 */
export function namesOf(name, more = {}) {
  const Pascal = pascal(name);
  const camel = (Pascal[0] ?? '').toLowerCase() + Pascal.slice(1);
  return {
    name,
    Pascal,
    camel,
    snake: name.replaceAll('-', '_'),
    words: name.replaceAll('-', ' '),
    ...more,
  };
}

/**
 * @param {string} template with `{{name}}` and the like
 * @param {Readonly<Record<string, string>>} names
 */
export function filled(template, names) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => {
    const value = names[key];
    if (value === undefined) throw new Error(`a template names ${key}, which nobody gives`);
    return value;
  });
}
