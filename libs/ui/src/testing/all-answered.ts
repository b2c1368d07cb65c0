import { afterEach } from '@jest/globals';
import { assertAllAnswered } from './scripted-calls.ts';

/** No test passes with unanswered calls. */
afterEach(assertAllAnswered);
