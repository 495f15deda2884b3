/** What every backup says it is. */
export const FORMAT = 'observability-api backup';
/** The version of the format that this service writes, and the only one that it reads. */
export const FORMAT_VERSION = 1;
/** A file is no backup, or not all of one; the message is a sentence. */
export class BackupUnreadable extends Error {
    name = 'BackupUnreadable';
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');
/** Whether a line is the header of a backup, of whatever version. */
export const isHeader = (line) => isRecord(line) &&
    line['format'] === FORMAT &&
    Number.isSafeInteger(line['version']) &&
    Number.isSafeInteger(line['migration']);
/** Whether a line announces a table. */
export const isTableLine = (line) => isRecord(line) && typeof line['table'] === 'string' && isTexts(line['columns']);
/** Whether a line is the footer. */
export const isFooter = (line) => isRecord(line) && Number.isSafeInteger(line['rows']) && typeof line['sha256'] === 'string';
/** Whether a line is a row of so many columns. */
export const isRow = (line, columns) => Array.isArray(line) &&
    line.length === columns &&
    line.every((value) => value === null || typeof value === 'string' || typeof value === 'number');
