/** The origin by which this machine reaches an address that is listened on: a wildcard address is reached by loopback. */
export function listeningOrigin({ address, port, family }) {
    if (address === '0.0.0.0' || address === '::')
        return `http://127.0.0.1:${port}`;
    return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
