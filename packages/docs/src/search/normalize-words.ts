import { stemmer } from 'stemmer';

/** Words that do not describe the subject of a question. */
const stopWords = new Set(
  `a about after all already also am an and any are as at be because been before being but by can cannot could did do does doing
  don done each every for from get gets getting give got had happen happened happens has have having he her here him his how i if in into is it
  its just let like make many may me might more most much must my need new no nor not now of off on once one only or other our
  out over own please possible set should show so some such than that the their them then there these they thing things
  this those to too under until up us use used using very want was way we were what when where whether which while who
  whom why will with without work works would you your`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that occur in questions about anything. They count less than the others. */
const generalWords = new Set(
  `another api app application back case change code data different difference example exist expected file find go information kind
  meaning mean object one program received request resource server service software system thing tool type user value way`.split(
    /\s+/,
  ),
);

/** Words that are not stemmed: "hosting" is about the service, but a "host" sends telemetry. */
const unstemmedWords = new Set(['hosting']);

/** Groups of synonyms, one per line. Words are compared by their stems. */
const synonymGroups = `
  authentication authenticate auth login credential bearer basic authorization
  key token secret credential
  password secret
  rotate renew replace roll
  permission role allow authorize forbidden readonly viewer reader access
  revoke delete disable block leak leaked compromised stolen published exposed
  restrict limit allow allowed
  network address ip cidr
  alert alarm alerting monitor
  notify notification inform
  trigger fire evaluate
  check evaluate
  mute silence pause snooze maintenance suppress
  resolve recover ok
  threshold exceed above
  missing nothing empty absent stops silent
  webhook callback hook
  pager pagerduty opsgenie email mail sms teams discord notification webhook
  receive incoming arrive
  slack chat
  combine boolean condition filter
  instrument instrumentation sdk telemetry
  debug logging
  over end resolve
  start begin first getting quickstart beginner
  guide tutorial
  payload body
  template custom customize
  hmac signature sign verify authentic genuine
  delivery notification
  chart graph plot visualization diagram panel widget
  tile panel widget
  dashboard board
  bucket granularity interval step resolution coarse fine
  axis chart series
  viewer ui gui interface frontend browser screen
  range period
  quantile percentile p50 p90 p95 p99 median
  avg average mean
  latency duration slow slowest
  rate increase
  counter sum cumulative
  histogram distribution
  cpu memory ram usage metric
  size sizing requirement hardware disk cpu memory ram
  down unavailable unreachable offline outage refused connection
  null omit missing property
  expire temporary expiry valid validity lifetime ttl
  unit millisecond second byte
  trace span
  log event
  telemetry opentelemetry otel otlp
  ingest ingestion send push upload report
  collector exporter agent
  filter where query lucene
  regex regular expression
  wildcard contain
  attribute label tag field
  exclude not without negate
  compare comparison greater less
  search find filter look
  page paging pagination offset cursor next
  total count number
  iterate loop iterating pages walk
  per rate
  list all
  idempotency idempotent duplicate twice repeat
  concurrency concurrent conflict lock locking optimistic overwrite lost lose race simultaneous
  retry attempt repeat again resend
  timeout deadline abort cancel
  error exception failure fail problem
  validation invalid schema
  rate quota throttle throttling
  limit maximum max quota bound largest biggest highest most
  deprecated deprecation obsolete sunset
  compatibility compatible breaking versioning
  changelog release new
  client sdk library javascript typescript node deno bun npm package
  react vue svelte solid angular tanstack hook
  endpoint operation route method
  openapi swagger spec postman insomnia codegen
  lint linter check rule
  ci pipeline workflow github actions
  python go golang java rust language generator
  test testing mock fake unit integration
  middleware interceptor
  log logging logger
  docker container podman kubernetes image compose k8s helm
  install installation setup deploy
  hosting server operate run
  database postgresql postgres sqlite store
  machine process replica worker
  proxy nginx caddy tls https certificate ssl traefik
  cors browser website origin
  backup restore snapshot dump recover disaster
  schedule cron daily nightly
  upgrade update migrate migration downgrade rollback
  monitor monitoring observe prometheus metric scrape
  health ready readiness liveness probe alive up
  option flag argument setting configuration configure environment variable
  keep retention store expire ttl kept
  copy duplicate clone import export
  organization org company
  team tenant
`;

/** Groups of words for the same action. The titles of operations use only one word of each group. */
const verbGroups = `
  create add new generate
  update change edit modify rename
  delete remove drop destroy erase
`;

const synonyms = othersByStem(synonymGroups);
const verbs = othersByStem(verbGroups);

/** Returns, for each stem, the other stems of its groups. */
function othersByStem(groups: string): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  for (const line of groups.trim().split('\n')) {
    const group = line.trim().split(/\s+/).map(stem);
    for (const word of group) {
      const known = others.get(word) ?? new Set();
      for (const other of group) if (other !== word) known.add(other);
      others.set(word, known);
    }
  }
  return others;
}

/**
 * Returns the stem of a lowercase word. Returns {@link unstemmedWords}, words with fewer than three letters, and words with characters
 * other than `a` to `z` unchanged.
 */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) && !unstemmedWords.has(word) ? stemmer(word) : word;
}

/**
 * Returns the indexed forms of a word: the lowercase word, its stem, and the stems of the parts of a name such as `thresholdMax`.
 * Returns false for a stop word.
 */
export function indexedForms(word: string): string[] | false {
  const lower = word.toLowerCase();
  if (stopWords.has(lower)) return false;
  const parts = word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})/u).map((part) => part.toLowerCase());
  return [...new Set([lower, ...[lower, ...parts].map(stem)])].filter((form) => !stopWords.has(form));
}

/** Phrases that are replaced by words, because their own words mean something else. */
const phrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\b(log|logging|sign|signing) ?in\b/gi, 'login'],
  [/\b(log|logging|sign|signing) ?out\b/gi, 'logout'],
  [/\bset(ting)? up\b/gi, 'setup'],
  [/\b(no|without|missing) data\b/gi, 'absent data'],
  [/\bmake (a|an|another|my|new)\b/gi, 'create'],
  [/\b(two|multiple|several) times\b/gi, 'repeated'],
  [/\bwhat(['’]s| is) new\b/gi, 'changelog'],
  [/\bhow many (\w+) (can|may)\b/gi, 'maximum $1'],
  [/\bself[- ]host(ed)?\b/gi, 'self-hosting'],
  [/\b(is|are|still) in use\b/gi, 'conflict'],
  [/\b(start|begin|end)s? with\b/gi, 'wildcard'],
];

/** Returns true for a word that hardly describes the subject of a question. */
export function isGeneral(word: string): boolean {
  return generalWords.has(word.toLowerCase()) || generalWords.has(word.toLowerCase().replace(/s$/, ''));
}

/** Returns the words of a question without stop words. Returns all words if there are only stop words. */
export function wordsOf(question: string): string[] {
  const text = phrases.reduce((before, [phrase, word]) => before.replaceAll(phrase, word), question);
  const all = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const specific = all.filter((word) => !stopWords.has(word.toLowerCase()));
  return specific.length > 0 ? specific : all;
}

/** Returns the stems of the synonyms of a stem. */
export function synonymsOf(stemmed: string): readonly string[] {
  return [...(synonyms.get(stemmed) ?? [])];
}

/** Returns the stems of other words for the same action. */
export function verbsOf(stemmed: string): readonly string[] {
  return [...(verbs.get(stemmed) ?? [])];
}
