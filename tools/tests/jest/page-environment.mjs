import { createRequire } from 'node:module';
import { canMatch } from './can-match.mjs';

const load = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

/*
 * jsdom compares each element whose style is asked for with each rule of every sheet, antd's included: a fifth of the
 * time of the shell's tests. Nearly no rule is of the element's classes, which is found out sooner.
 */
const selectors = load('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
/**
 * @param {import('./can-match.mjs').Selected} element
 * @param {string | undefined} selector none of a rule that selects nothing, such as an animation
 */
selectors.matchesDontThrow = (element, selector) =>
  selector !== undefined && canMatch(element, selector) && matchesDontThrow(element, selector);

/** jsdom's environment; loaded now, because jsdom takes the function above when it loads. */
const { TestEnvironment } = load('jest-environment-jsdom');
export default TestEnvironment;
