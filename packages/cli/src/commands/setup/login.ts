import { createAnyClient } from '../../connection/client.ts';
import { contextsPath, readContexts, writeContexts } from '../../connection/contexts.ts';
import { type ConnectionFlags, type Deployment, deployments, type Settings } from '../../connection/settings.ts';
import { CommandError, EXIT, usageError } from '../../errors.ts';
import type { Io } from '../../io.ts';
import { openPrompt } from '../prompt.ts';

/** Checks credentials with one request, stores them as a context, and makes this context the default. */
export async function login(name: string, flags: ConnectionFlags, io: Io): Promise<void> {
  const settings = await askSettings(flags, io);
  const client = await createAnyClient(settings, { retries: 0 });
  try {
    await client['dashboards']?.['list']?.({ limit: 1 });
  } catch (error) {
    if ((error as { readonly status?: number }).status !== 401) throw error;
    throw new CommandError(`${(error as Error).message}\nCheck the key.`, EXIT.authentication);
  }
  const { contexts } = await readContexts(io.env);
  await writeContexts(io.env, { current: name, contexts: { ...contexts, [name]: settings } });
  io.stderr.write(
    `Stored the context "${name}" (${settings.deployment}, ${settings.baseUrl}) in ${contextsPath(io.env)}.\n`,
  );
}

async function askSettings(flags: ConnectionFlags, io: Io): Promise<Settings> {
  const ask = createQuestions(io);
  try {
    const baseUrl = flags.url ?? (await ask('URL of the service', '--url', { fallback: 'http://localhost:8000' }));
    const deployment = await askDeployment(flags, ask);
    if (deployment === 'open-source') {
      return { deployment, baseUrl, apiKey: flags.apiKey ?? (await ask('API key', '--api-key', { isSecret: true })) };
    }
    return {
      deployment,
      baseUrl,
      keyId: flags.keyId ?? (await ask('Key id', '--key-id')),
      keySecret: flags.keySecret ?? (await ask('Key secret', '--key-secret', { isSecret: true })),
      organizationId: flags.organizationId ?? (await ask('Organization id', '--organization-id')),
      serviceId: flags.serviceId ?? (await ask('Service id', '--service-id')),
    };
  } finally {
    ask.close();
  }
}

async function askDeployment(flags: ConnectionFlags, ask: Ask): Promise<Deployment> {
  if (flags.deployment === undefined && flags.apiKey !== undefined) return 'open-source';
  if (flags.deployment === undefined && flags.keyId !== undefined) return 'managed';
  const value =
    flags.deployment ?? (await ask('Deployment, open-source or managed', '--deployment', { fallback: 'open-source' }));
  const deployment = deployments.find((name) => name === value);
  if (deployment) return deployment;
  throw usageError(`Expected open-source or managed, received "${value}".`);
}

interface QuestionOptions {
  readonly fallback?: string;
  readonly isSecret?: boolean;
}

interface Ask {
  (question: string, option: string, options?: QuestionOptions): Promise<string>;
  close(): void;
}

/**
 * Returns a function that asks in the terminal. Without a terminal, the function returns the fallback. For `--deployment`, or without a
 * fallback, it throws an error that names the missing option.
 */
function createQuestions(io: Io): Ask {
  const prompt = openPrompt(io);
  const ask = async (question: string, option: string, { fallback, isSecret }: QuestionOptions = {}) => {
    if (!prompt) {
      // The deployment has no default here, because a wrong one would request the wrong credentials.
      if (fallback !== undefined && option !== '--deployment') return fallback;
      throw usageError(`Missing option ${option}.`);
    }
    const hint = fallback === undefined ? '' : ` (${fallback})`;
    const value = (await prompt.ask(`${question}${hint}: `, { isSecret })) || fallback;
    if (value) return value;
    throw usageError(`Expected a value for ${option}.`);
  };
  return Object.assign(ask, { close: () => prompt?.close() });
}
