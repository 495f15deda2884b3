import { StartError } from '../../store/start-error.js';
import { connectEngine } from './client.js';
/** Opens a ClickHouse server. It may be down for now: then queries say so. Throws StartError for an address that is none. */
export const openRemote = async ({ url, user = 'default', password = '' }) => {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
        throw new StartError('The address of ClickHouse has to begin with http:// or https://: see --clickhouse-url.');
    }
    const { origin, pathname, search, hash, username, password: inUrl } = new URL(url);
    if (search !== '' || hash !== '') {
        throw new StartError('The address of ClickHouse can have a path, but nothing after a ? or #: see --clickhouse-url.');
    }
    return connectEngine({
        url: origin + pathname,
        user: username ? decodeURIComponent(username) : user,
        password: inUrl ? decodeURIComponent(inUrl) : password,
    });
};
