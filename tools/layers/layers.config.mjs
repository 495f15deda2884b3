/** The layers of the server, from top to bottom. A file imports only from its own layer and the layers below it. */
const LAYERS = [
  ['main.ts', 'index.ts'],
  ['cli'],
  ['app'],
  ['deployments'],
  ['http'],
  ['monitoring', 'idempotency', 'limits', 'accounts'],
  ['alerting', 'resources'],
  ['auth', 'outgoing', 'templates'],
  ['telemetry'],
  ['store'],
  ['domain'],
];

const SOURCE = 'packages/server/src';

/** Returns a pattern for the paths of files. A name without the extension `.ts` is a folder and matches its files. */
function pathsOf(names) {
  return `${SOURCE}/(?:${names.map((name) => (name.endsWith('.ts') ? name.replace('.', '\\.') : `${name}/`)).join('|')})`;
}

const layerRules = LAYERS.slice(1).map((names, index) => ({
  name: `below-${LAYERS[index].join('-')}`,
  comment: `The layer ${names.join(', ')} must not import from a layer above it. See CONTRIBUTING.md.`,
  severity: 'error',
  from: { path: pathsOf(names) },
  to: { path: pathsOf(LAYERS.slice(0, index + 1).flat()) },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'resources-and-alerting-are-separate',
      comment: 'Resources and alerting share only the layers below them.',
      severity: 'error',
      from: { path: `${SOURCE}/(resources|alerting)/` },
      to: { path: pathsOf(['resources', 'alerting']), pathNot: `${SOURCE}/$1/` },
    },
    {
      name: 'domain-imports-only-schemas',
      comment: 'domain/ depends on the schemas package, on libraries and on Node.js, and on nothing else.',
      severity: 'error',
      from: { path: pathsOf(['domain']) },
      to: { path: '/(?:packages|tools)/', pathNot: `${pathsOf(['domain'])}|/packages/schemas/` },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['node_modules', '/dist/', 'tools/bench/.*peers/'] },
    // Type-only imports count: they couple modules as much as other imports.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['observability-api-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};
