// Prints the number of tokens of the definitions of all tools, in the form that a client receives.
import { encode } from 'gpt-tokenizer';
import { definitionOf } from './src/create-server.ts';
import { inputSchemaOf } from './src/tool.ts';
import { tools } from './src/tools/tools.ts';

const definitions = tools.map((tool) => ({
  name: tool.name,
  ...definitionOf(tool),
  inputSchema: inputSchemaOf(tool),
}));
console.log(encode(JSON.stringify(definitions)).length);
