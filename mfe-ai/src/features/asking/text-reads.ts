import { aiEntries } from '@console/contract-ai';

/** What is read of a text that may be asked: the same whatever is asked, answered or stopped. */
export const TEXT_READS = [aiEntries.understandQuestion, aiEntries.estimateQuestion, aiEntries.topicOption];
