import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Compiles JSX when a module is loaded, because Node only strips types. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
      jsx: { runtime: 'automatic', importSource: 'preact' },
    });
    if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
    return { format: 'module', source: code, shortCircuit: true };
  },
});
