const CODES = new Set(['ER_NO_SUCH_TABLE', 'ER_BAD_DB_ERROR']);

/**
 * @param {unknown} error of a query
 * @returns {boolean} whether its table or schema does not exist
 */
export function isMissing(error) {
  return CODES.has(String(/** @type {{ code?: string }} */ (error).code));
}
