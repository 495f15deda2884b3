import { nearest } from '@observability-api/schemas';
import ipaddr from 'ipaddr.js';
import { issue } from './issue.js';
import { isPublicAddress } from './webhook-addresses.js';
import { readTemplate, TEMPLATE_VARIABLES, TemplateFault } from './webhook-template.js';
const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 };
/**
 * What is wrong with the target of a webhook. A name is checked when it is connected to; an address is checked here, in
 * the one spelling that the URL parser gives to all of decimal, octal, hexadecimal and shortened ones.
 */
export const urlIssues = ({ url }, allowList) => {
    const target = URL.parse(url);
    const defaultPort = target ? DEFAULT_PORTS[target.protocol] : undefined;
    if (!target || defaultPort === undefined)
        return [issue(['url'], 'format', 'expected an http or https URL')];
    if (target.username !== '' || target.password !== '') {
        return [issue(['url'], 'format', 'expected a URL without user name and password: send credentials in headers')];
    }
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = target.port === '' ? defaultPort : Number(target.port);
    if (!ipaddr.isValid(host) || isPublicAddress(host) || allowList.allows(host, port))
        return [];
    return [issue(['url'], 'condition', `expected a public address, received ${host}, which is private or reserved`)];
};
/** What is wrong with the template of the body. Whether it makes JSON depends on what it is filled with. */
export const templateIssues = async (input) => {
    if (input.service !== 'generic' || input.body === undefined)
        return [];
    let template;
    try {
        template = await readTemplate(input.body);
    }
    catch (error) {
        if (error instanceof TemplateFault)
            return [issue(['body'], 'format', `the template ${error.message}`)];
        throw error;
    }
    const known = TEMPLATE_VARIABLES;
    const unknown = [...template.variables].filter((name) => !known.includes(name));
    return unknown.map((name) => {
        const meant = nearest(name, TEMPLATE_VARIABLES);
        const hint = meant ? `did you mean ${JSON.stringify(meant)}?` : `expected one of ${TEMPLATE_VARIABLES.join(', ')}`;
        return issue(['body'], 'format', `the template has the unknown variable ${JSON.stringify(name.slice(0, 64))}, ${hint}`);
    });
};
/** The issue of a name that another webhook of the same kind has. */
export const takenName = ({ service }) => issue(['name'], 'condition', `expected a name that no other ${service} webhook has`);
