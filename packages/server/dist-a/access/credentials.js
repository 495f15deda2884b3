const OPEN_SOURCE = ['baseUrl', 'apiKey', 'ingestionKey'];
const MANAGED = ['baseUrl', 'organizationId', 'serviceId', 'pipeId', 'keyId', 'keySecret', 'ingestionKey'];
const hasStrings = (value, names) => typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof value[name] === 'string');
/** Whether a value has the shape of credentials. */
export const isCredentials = (value) => typeof value === 'object' &&
    value !== null &&
    'openSource' in value &&
    'managed' in value &&
    hasStrings(value.openSource, OPEN_SOURCE) &&
    hasStrings(value.managed, MANAGED);
/** The same credentials for a service that is reached under another address. */
export const withBaseUrl = ({ openSource, managed }, baseUrl) => ({
    openSource: { ...openSource, baseUrl },
    managed: { ...managed, baseUrl },
});
