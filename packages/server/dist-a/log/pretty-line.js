/** Levels of pino; what is not a fault needs no word. */
const levels = { 10: 'TRACE', 20: 'DEBUG', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
/** Takes a line of the JSON log and writes it for a person: `09:30:00.125 GET /api/v2/dashboards 200 1.2 ms …`. */
export function prettyLine(line) {
    const { time, level, msg, method, route, status, durationMs, err, ...rest } = JSON.parse(line);
    const request = method === undefined ? [msg] : [method, route ?? '(no route)', status, `${durationMs} ms`];
    const others = Object.entries(rest).map(([name, value]) => `${name}=${text(value)}`);
    const head = [String(time).slice(11, 23), levels[level], ...request, ...others];
    const words = head.filter((word) => word !== undefined).join(' ');
    return `${words}\n${err === undefined ? '' : `${printable(String(err.stack ?? err.message))}\n`}`;
}
function text(value) {
    return printable(typeof value === 'string' ? value : JSON.stringify(value));
}
/** Without what would move the cursor of a terminal. */
function printable(value) {
    return value.replaceAll(/[^\P{Cc}\n]/gu, '�');
}
