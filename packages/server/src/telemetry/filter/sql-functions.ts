import { SQL_QUOTED } from './split-list.ts';

/** Splits a list of names at white space. Returns them in lower case. */
function lowerCaseNames(list: string): string[] {
  return list.trim().toLowerCase().split(/\s+/);
}

/**
 * The functions that SQL of API clients may call, in lower case. They depend only on their arguments and the current time. Functions that
 * create a string or an array of any length are excluded (repeat, space, leftPad, format, range). `length-bound.ts` limits functions
 * that lengthen a string.
 */
const ALLOWED_FUNCTIONS: ReadonlySet<string> = new Set(
  lowerCaseNames(`
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
  toMonday toStartOfQuarter toStartOfYear toStartOfMillisecond toLastDayOfMonth dateTrunc date_trunc toISOWeek toISOYear toMillisecond
  monthName dateName addMilliseconds addMonths addQuarters addYears subtractMilliseconds subtractMonths subtractQuarters
  subtractYears toIntervalMicrosecond toIntervalQuarter toIntervalYear toRelativeSecondNum toRelativeMinuteNum toRelativeHourNum
  toRelativeDayNum toRelativeWeekNum toRelativeMonthNum toYYYYMMDDhhmmss parseDateTime parseDateTimeOrNull parseDateTimeOrZero
  parseDateTimeBestEffortOrZero toDateOrNull toDateOrZero toDateTimeOrNull toDateTimeOrZero toDateTime64OrNull fromUnixTimestamp64Micro
  toInt8OrNull toInt8OrZero toInt16OrNull toInt16OrZero toUInt8OrNull toUInt8OrZero toUInt16OrNull toUInt16OrZero toFloat32OrNull
  toFloat32OrZero toInt64OrDefault toUInt64OrDefault toFloat64OrDefault toUUIDOrNull toIPv4 toIPv6 IPv4NumToString IPv6NumToString
  roundBankers roundDown log1p exp2 exp10 cbrt sin cos tan asin acos atan atan2 hypot degrees radians pi e positiveModulo intDivOrZero
  moduloOrZero gcd lcm sipHash64 xxHash32 xxHash64 murmurHash3_64 farmHash64 MD5 SHA256 hex
  initcap initcapUTF8 splitByRegexp splitByWhitespace splitByNonAlpha
  regexpExtract replaceRegexpOne replaceRegexpAll multiSearchFirstIndex multiMatchAnyIndex hasSubsequence
  ngramDistance JSONLength JSONType JSONExtractKeys
  JSONExtractArrayRaw JSON_VALUE JSON_EXISTS isValidJSON simpleJSONExtractRaw visitParamExtractString port fragment decodeURLComponent
  extractURLParameters
  `),
);

/** The additional functions that a whole statement may call, such as those for subqueries, lambdas, arrays and windows. In lower case. */
const STATEMENT_FUNCTIONS: ReadonlySet<string> = new Set(
  lowerCaseNames(`
  exists lambda arrayMap arrayFilter arrayExists arrayAll arrayCount arraySum arrayAvg arrayMin arrayMax arrayFirst arrayLast
  arraySort arrayReverseSort arraySlice arrayUniq arrayCumSum arrayDifference arrayJoin arrayConcat arrayZip arrayEnumerate arrayReverse
  arrayCompact arrayProduct arrayIntersect arrayFirstIndex arrayLastIndex mapFilter mapApply mapFromArrays
  row_number rank dense_rank ntile lagInFrame leadInFrame lag lead first_value last_value nth_value
  formatReadableSize formatReadableDecimalSize formatReadableQuantity formatReadableTimeDelta toTypeName toDecimal64 toLowCardinality
  `),
);

/** Returns the names of aggregate functions, each also with the combinator `If`. */
function withIf(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, `${name}if`]);
}

/** The additional aggregate functions that a whole statement may call, in lower case. */
const STATEMENT_AGGREGATES: ReadonlySet<string> = new Set(
  withIf(lowerCaseNames('countDistinct quantiles quantilesExact quantilesTDigest topK simpleLinearRegression')),
);

const CAST_FUNCTIONS: ReadonlySet<string> = new Set(
  lowerCaseNames('CAST _CAST accurateCast accurateCastOrNull accurateCastOrDefault'),
);

/** Returns true if the second argument of the function is the name of a type. */
export function isCast(name: string): boolean {
  return CAST_FUNCTIONS.has(name.toLowerCase());
}

/**
 * Returns true if an expression of an API client may call the function. Returns false for aggregate functions and for functions that only
 * whole statements may call. Ignores case, because some functions of ClickHouse are case-insensitive. The engine rejects the other
 * functions if they are written in the wrong case.
 */
export function isAllowedFunction(name: string): boolean {
  return ALLOWED_FUNCTIONS.has(name.toLowerCase());
}

/**
 * The aggregate functions that SQL of API clients may call, in lower case, each also with the combinator `If`. Functions whose result
 * grows with the number of rows, such as groupArray, are excluded.
 */
const AGGREGATE_FUNCTIONS: ReadonlySet<string> = new Set(
  withIf(
    lowerCaseNames(`
  count sum avg min max any anyLast argMin argMax uniq uniqExact uniqCombined uniqHLL12 median quantile quantileExact
  quantileTDigest quantileTiming quantileExactInclusive stddevPop stddevSamp varPop varSamp corr
  skewPop kurtPop skewSamp kurtSamp covarPop covarSamp sumOrNull avgOrNull minOrNull maxOrNull sumOrDefault avgOrDefault
  minOrDefault maxOrDefault avgWeighted deltaSum boundingRatio entropy groupBitAnd groupBitOr groupBitXor exponentialMovingAverage
  `),
  ),
);

/** Returns true if the function is an aggregate function that SQL of API clients may call. Ignores case. */
export function isAggregateFunction(name: string): boolean {
  return AGGREGATE_FUNCTIONS.has(name.toLowerCase());
}

/** Returns true if a whole statement may call the function. Ignores case. */
export function isAllowedInStatement(name: string): boolean {
  const lowerCase = name.toLowerCase();
  return (
    ALLOWED_FUNCTIONS.has(lowerCase) ||
    AGGREGATE_FUNCTIONS.has(lowerCase) ||
    STATEMENT_FUNCTIONS.has(lowerCase) ||
    STATEMENT_AGGREGATES.has(lowerCase)
  );
}

/** Returns true if an expression calls an aggregate function. This decides how it is compiled, not whether it is allowed. */
export function callsAggregate(expression: string): boolean {
  const calls = expression.replaceAll(SQL_QUOTED, "''").matchAll(/\b(\w+)\s*\(/g);
  return [...calls].some(([, name = '']) => isAggregateFunction(name));
}
