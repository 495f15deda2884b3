const hexDigits = /^[0-9a-fA-F-]{36}$/;
const dateTime = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|[+-](\d\d):(\d\d))$/;
const uriShape = /^[A-Za-z][A-Za-z0-9+.-]*:[!#-;=?-[\]_a-z~%]*$/;
const badPercent = /%(?![0-9A-Fa-f]{2})/;
const ipv4Shape = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** A uuid in its text form (RFC 9562 §4), any version, either case. */
function uuid(text: string): boolean {
  return (
    hexDigits.test(text) &&
    text[8] === '-' &&
    text[13] === '-' &&
    text[18] === '-' &&
    text[23] === '-' &&
    !text.slice(0, 8).includes('-') &&
    !text.slice(9, 13).includes('-') &&
    !text.slice(14, 18).includes('-') &&
    !text.slice(19, 23).includes('-') &&
    !text.slice(24).includes('-')
  );
}

/** A time with date and offset (RFC 3339 §5.6); a leap second only where UTC can have one. */
function isDateTime(text: string): boolean {
  const parts = dateTime.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const sign = /[+-]\d\d:\d\d$/.exec(text)?.[0]?.[0] === '-' ? 1 : -1;
  const utc = (hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute) + 2880) % 1440;
  return utc === 1439;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** An absolute URI (RFC 3986 §3): a scheme, only characters that a URI may hold, whole percent escapes. */
function uri(text: string): boolean {
  if (!uriShape.test(text) || badPercent.test(text)) return false;
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(text)?.[1];
  return authority === undefined || !/[[\]]/.test(authority.replace(/\[[0-9A-Fa-f:.]+\](?=:|$)/, ''));
}

/** The formats that specs may name: what each means in words, and its test. */
export const formats: Readonly<Record<string, { readonly name: string; readonly test: (text: string) => boolean }>> = {
  uuid: { name: 'a uuid', test: uuid },
  'date-time': { name: 'a date-time like "2026-01-31T09:30:00Z"', test: isDateTime },
  uri: { name: 'an absolute URI', test: uri },
  ipv4: { name: 'an IPv4 address', test: (text) => ipv4Shape.test(text) },
};
