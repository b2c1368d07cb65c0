import { Injectable } from '@nestjs/common';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { ModelFault, ModelPort, type ModelPiece, type ModelRequest } from './model-port.ts';
import type { UsableModel } from './read-models.ts';

/** The time of one request; silence is noticed before by `untilSilent`. */
const LONGEST_MS = 10 * 60 * 1000;
const REACH_MS = 3000;

/** Models that speak the protocol of OpenAI's chat completions. */
@Injectable()
export class OpenAiPort extends ModelPort {
  async *stream({ model, messages }: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece> {
    try {
      const chunks = await clientOf(model).chat.completions.create(
        {
          model: model.model,
          messages: messages.map((message) => ({ ...message })),
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      );
      for await (const chunk of chunks) yield pieceOf(chunk);
    } catch (error) {
      signal.throwIfAborted();
      throw faultOf(error);
    }
    // The library ends a stream that was aborted as if it were whole.
    signal.throwIfAborted();
  }

  async reaches(model: UsableModel): Promise<boolean> {
    try {
      await clientOf(model).models.list({ timeout: REACH_MS });
      return true;
    } catch (error) {
      // Some servers have no list of models: an answer is enough.
      return error instanceof APIError && error.status !== undefined && [404, 405].includes(error.status);
    }
  }
}

const clientOf = ({ baseUrl, key }: UsableModel): OpenAI =>
  new OpenAI({
    apiKey: key ?? 'none',
    baseURL: baseUrl,
    // The library's own settings from the environment do not count.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: LONGEST_MS,
    logLevel: 'off',
    // Another address could lead anywhere, with the key.
    fetchOptions: { redirect: 'error' },
  });

function pieceOf({ choices, usage }: ChatCompletionChunk): ModelPiece {
  const [choice] = choices;
  const text = choice?.delta.content;
  const reason = choice?.finish_reason;
  return {
    ...(text ? { text } : {}),
    ...(reason ? { finished: reason === 'length' ? 'length' : 'stop' } : {}),
    ...(usage ? { usage: { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens } } : {}),
  };
}

function faultOf(error: unknown): ModelFault {
  if (error instanceof APIConnectionError) return new ModelFault('unreachable');
  if (!(error instanceof APIError) || error.status === undefined) return new ModelFault('cut');
  if (error.status === 429) return new ModelFault('busy', 429);
  return new ModelFault(error.status >= 500 ? 'broken' : 'refused', error.status);
}
