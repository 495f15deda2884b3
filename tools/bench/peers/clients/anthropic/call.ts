import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic({ apiKey: 'a-key' });
const model = await client.models.retrieve('6740a3f2c51e9b0012d4e901');
export const named: string = model.display_name;
