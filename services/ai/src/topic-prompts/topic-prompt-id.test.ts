import { promptPlace, topicPromptId } from './topic-prompt-id.ts';

it.each([
  [{ topicId: 7, promptLevel: 2 }, 700_002],
  [{ topicId: 4_294_967_295, promptLevel: 10_003 }, 429_496_729_510_003],
])('an id stands for one prompt of one topic: %j', (place, id) => {
  expect([topicPromptId(place), promptPlace(id)]).toEqual([id, place]);
});
