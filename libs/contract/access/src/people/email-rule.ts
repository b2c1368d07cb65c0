const MAX_LENGTH = 254;
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** What mail servers accept in practice: RFC 5321 without quoted names and address literals. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return (
    at > 0 &&
    email.length <= MAX_LENGTH &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    DOMAIN.test(email.slice(at + 1))
  );
}
