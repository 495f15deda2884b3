import Cloudflare from 'cloudflare';

const client = new Cloudflare({ apiToken: 'a-key' });
const zone = await client.zones.get({ zone_id: '6740a3f2c51e9b0012d4e901' });
export const named: string = zone.name;
