import { PEOPLE } from './people.mjs';

/**
 * The provider's page: who signs in, and whether the console may know.
 * @param {string} path of the page, to which its form is sent too
 * @param {URLSearchParams} query what the console asked, which the form carries on
 */
export function consentPage(path, query) {
  const carried = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const people = PEOPLE.map(({ subject, name }) => `<option value="${subject}">${name}</option>`);
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>身份提供方</title>
<h1>身份提供方</h1>
<form action="${path}">${carried.join('')}
<label>用户 <select name="login_hint">${people.join('')}</select></label>
<button name="decision" value="agree">同意</button>
<button name="decision" value="refuse">拒绝</button>
</form></html>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
