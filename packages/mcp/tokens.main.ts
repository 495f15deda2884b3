// Prints the token count of all tool definitions, as a client receives them.
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
