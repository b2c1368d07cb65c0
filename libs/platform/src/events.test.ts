import { createEvents } from './events.ts';

describe('events between modules', () => {
  it('reach their listeners with the detail, until those stop listening', () => {
    const events = createEvents();
    const heard: string[] = [];
    const stop = events.on('dataChanged', ({ subject }) => heard.push(subject));
    events.emit('dataChanged', { subject: 'company' });
    stop();
    events.emit('dataChanged', { subject: 'industry' });
    expect(heard).toEqual(['company']);
  });
});
