/**
 * An edit of an existing file, at a place that all files of its kind have.
 * @typedef {{ file: string, line: string, edit: (text: string) => string | null }} Wiring `line` is for the
 * developer to write when the place is not found
 */

/**
 * @param {string} file
 * @param {string} statement an import, put behind the last one
 * @returns {Wiring}
 */
export function importing(file, statement) {
  const edit = (/** @type {string} */ text) => {
    const last = [...text.matchAll(/^(?:import .*|\} from .*);\n/gm)].at(-1);
    const at = last === undefined ? afterComment(text) : last.index + last[0].length;
    return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
  };
  return { file, line: statement, edit };
}

/**
 * @param {string} file
 * @param {RegExp} place ends where the line is put
 * @param {string} line
 * @returns {Wiring}
 */
export function inserting(file, place, line) {
  const edit = (/** @type {string} */ text) => {
    const found = place.exec(text);
    if (found === null) return null;
    const at = found.index + found[0].length;
    return `${text.slice(0, at)}${line}${text.slice(at)}`;
  };
  return { file, line: line.trim(), edit };
}

/** @param {string} text */
function afterComment(text) {
  return /^\/\*\*[\s\S]*?\*\/\n/.exec(text)?.[0].length ?? 0;
}
