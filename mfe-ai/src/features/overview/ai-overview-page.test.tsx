import { consoleOn } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { client } from '../../client.ts';
import { AiOverviewPage } from './ai-overview-page.tsx';

const open = (models: readonly string[], authorities: readonly string[]): unknown =>
  consoleOn(client)(<AiOverviewPage />, {
    address: '/expertsystem/overview',
    authorities,
    answers: {
      'ai.overview': () => ({
        models,
        dictionaries: [{ title: '图表类型', options: [{ label: '折线图' }, { label: '表格' }] }],
      }),
    },
  });

describe('the page of questions', () => {
  it('has the configured models and the values of each dictionary', async () => {
    open(['DeepSeek', 'Qwen'], ['gssjk_gn_view']);
    expect(await screen.findByText('DeepSeek、Qwen')).toBeTruthy();
    expect(screen.getByText('折线图、表格')).toBeTruthy();
  });

  it('shows how models are configured to an administrator alone', async () => {
    open([], ['ROLE_admin']);
    expect(await screen.findByText(/AI_MODELS/)).toBeTruthy();
  });

  it('says to others that experts answer', async () => {
    open([], ['gssjk_gn_view']);
    expect(await screen.findByText('提问由专家回答。')).toBeTruthy();
    expect(screen.queryByText(/AI_MODELS/)).toBeNull();
  });
});
