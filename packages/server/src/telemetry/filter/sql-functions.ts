/**
 * The functions that SQL of callers may call. They depend only on their arguments and the current time. Functions that create a
 * string of any length are excluded (repeat, space, leftPad, format, range). `text-growth.ts` limits functions that lengthen a
 * string.
 */
const ALLOWED_FUNCTIONS: ReadonlySet<string> = new Set(
  `
  and or not xor equals notEquals less greater lessOrEquals greaterOrEquals in notIn isNull isNotNull isDistinctFrom
  isNotDistinctFrom if multiIf ifNull nullIf coalesce caseWithExpression caseWithoutExpression assumeNotNull
  plus minus multiply divide intDiv modulo negate abs sign round floor ceil ceiling trunc truncate least greatest sqrt pow power
  log log2 log10 exp isNaN isFinite isInfinite bitAnd bitOr bitXor bitNot bitShiftLeft bitShiftRight
  like notLike ilike notILike match multiMatchAny multiSearchAny multiSearchAnyCaseInsensitive position positionUTF8
  positionCaseInsensitive positionCaseInsensitiveUTF8 locate hasToken hasTokenOrNull hasTokenCaseInsensitive
  hasTokenCaseInsensitiveOrNull startsWith endsWith startsWithUTF8 endsWithUTF8 empty notEmpty length lengthUTF8 char_length
  lower upper lowerUTF8 upperUTF8 lcase ucase trim trimLeft trimRight trimBoth ltrim rtrim substring substr substringUTF8 mid left
  right concat extract extractAll splitByChar splitByString replaceOne replaceAll replace tokens countSubstrings
  countSubstringsCaseInsensitive reverse JSONHas JSONExtractString JSONExtractInt JSONExtractUInt JSONExtractFloat JSONExtractBool
  JSONExtractRaw simpleJSONExtractString simpleJSONExtractInt simpleJSONExtractFloat simpleJSONExtractBool simpleJSONHas
  domain domainWithoutWWW path protocol topLevelDomain queryString cutQueryString extractURLParameter
  arrayElement has hasAny hasAll indexOf countEqual arrayStringConcat arrayDistinct array tuple map mapContains mapContainsKey
  mapContainsKeyLike mapContainsValue mapKeys mapValues tupleElement
  toString toInt8 toInt16 toInt32 toInt64 toUInt8 toUInt16 toUInt32 toUInt64 toFloat32 toFloat64 toInt64OrNull toInt64OrZero
  toInt32OrNull toInt32OrZero toUInt64OrNull toUInt64OrZero toUInt32OrNull toUInt32OrZero toFloat64OrNull toFloat64OrZero toBool
  CAST _CAST accurateCast accurateCastOrNull accurateCastOrDefault toDate toDateTime toDateTime64 parseDateTimeBestEffort parseDateTimeBestEffortOrNull
  parseDateTime64BestEffort parseDateTime64BestEffortOrNull fromUnixTimestamp fromUnixTimestamp64Milli fromUnixTimestamp64Nano
  toUnixTimestamp toUnixTimestamp64Milli toUnixTimestamp64Micro toUnixTimestamp64Nano now now64 today yesterday toYear toMonth
  toDayOfMonth toDayOfWeek toHour toMinute toSecond toStartOfSecond toStartOfMinute toStartOfFiveMinutes toStartOfTenMinutes toStartOfFifteenMinutes
  toStartOfHour toStartOfDay toStartOfWeek toStartOfMonth toStartOfInterval toDayOfYear toWeek toQuarter toYYYYMM toYYYYMMDD
  formatDateTime toTimeZone addSeconds addMinutes addHours addDays addWeeks subtractSeconds subtractMinutes subtractHours
  subtractDays subtractWeeks toIntervalMillisecond toIntervalSecond toIntervalMinute toIntervalHour toIntervalDay toIntervalWeek toIntervalMonth dateDiff
  age
  isIPAddressInRange IPv4StringToNumOrNull toIPv4OrNull toIPv6OrNull cityHash64
  `
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** The further functions that a statement of a caller may call: subqueries, lambdas and rows of arrays. */
const STATEMENT_FUNCTIONS: ReadonlySet<string> = new Set(
  `
  exists lambda arrayMap arrayFilter arrayExists arrayAll arrayCount arraySum arrayAvg arrayMin arrayMax arrayFirst arrayLast
  arraySort arrayReverseSort arraySlice arrayUniq arrayCumSum arrayDifference arrayJoin
  row_number rank dense_rank ntile lagInFrame leadInFrame lag lead first_value last_value nth_value
  formatReadableSize formatReadableQuantity toTypeName toUUIDOrNull toDecimal64
  `
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase()),
);

/** The further aggregate functions that a statement of a caller may call. */
const STATEMENT_AGGREGATES: ReadonlySet<string> = new Set(
  ['countDistinct', 'quantiles', 'quantilesExact', 'quantilesTDigest', 'topK'].flatMap((name) => [
    name.toLowerCase(),
    `${name}If`.toLowerCase(),
  ]),
);

const CAST_FUNCTIONS: ReadonlySet<string> = new Set(
  ['CAST', '_CAST', 'accurateCast', 'accurateCastOrNull', 'accurateCastOrDefault'].map((name) => name.toLowerCase()),
);

/** Returns true if the second argument of the function is the name of a type. */
export function isCast(name: string): boolean {
  return CAST_FUNCTIONS.has(name.toLowerCase());
}

const ALLOWED_IN_LOWER_CASE = new Set([...ALLOWED_FUNCTIONS].map((name) => name.toLowerCase()));

/**
 * Returns true if SQL of callers may call the function. Ignores case, because the names of some functions do; the engine checks the
 * rest.
 */
export function isAllowedFunction(name: string): boolean {
  return ALLOWED_IN_LOWER_CASE.has(name.toLowerCase());
}

/**
 * The aggregate functions that SQL of callers may call, in lower case, each also with the combinator `If`. Functions whose result
 * grows with the number of rows, such as groupArray, are excluded.
 */
const AGGREGATE_FUNCTIONS: ReadonlySet<string> = new Set(
  `
  count sum avg min max any anyLast argMin argMax uniq uniqExact uniqCombined uniqHLL12 median quantile quantileExact
  quantileTDigest quantileTiming quantileExactInclusive stddevPop stddevSamp varPop varSamp corr
  skewPop kurtPop sumOrNull avgOrNull minOrNull maxOrNull
  `
    .split(/\s+/)
    .filter((name) => name !== '')
    .flatMap((name) => [name.toLowerCase(), `${name}if`.toLowerCase()]),
);

/** Returns true if the function is an aggregate function that SQL of callers may call. Ignores case. */
export function isAggregateFunction(name: string): boolean {
  return AGGREGATE_FUNCTIONS.has(name.toLowerCase());
}

/** Returns true if a statement of a caller may call the function. Ignores case. */
export function isAllowedInStatement(name: string): boolean {
  const lowerCase = name.toLowerCase();
  return (
    ALLOWED_IN_LOWER_CASE.has(lowerCase) ||
    AGGREGATE_FUNCTIONS.has(lowerCase) ||
    STATEMENT_FUNCTIONS.has(lowerCase) ||
    STATEMENT_AGGREGATES.has(lowerCase)
  );
}
