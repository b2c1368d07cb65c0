/** @param {string} text `default-prompts` @returns {string} `DefaultPrompts` */
export function pascal(text) {
  return text.replace(/(?:^|[-_])(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {string} text `default-prompts`, or a column of a table: `default_prompts` @returns {string} `defaultPrompts` */
export function camel(text) {
  const Pascal = pascal(text);
  return (Pascal[0] ?? '').toLowerCase() + Pascal.slice(1);
}

/**
 * The names that a template may use, made from a name such as `default-prompts`.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [more]
 * @returns {Readonly<Record<string, string>>}
 */
export function namesOf(name, more = {}) {
  return { name, Pascal: pascal(name), camel: camel(name), words: name.replaceAll('-', ' '), ...more };
}

/**
 * @param {string} template with `{{name}}` and the like
 * @param {Readonly<Record<string, string>>} names
 */
export function filled(template, names) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => {
    const value = names[key];
    if (value === undefined) throw new Error(`a template names ${key}, which no one gives`);
    return value;
  });
}
