import { nearest, type WebhookInput } from '@observability-api/schemas';
import ipaddr from 'ipaddr.js';
import type { InputIssue } from './errors.ts';
import { issue } from './issue.ts';
import { isPublicAddress } from './webhook-addresses.ts';
import type { WebhookAllowList } from './webhook-allow-list.ts';
import { readTemplate, TEMPLATE_VARIABLES, type Template, TemplateFault } from './webhook-template.ts';
import { jsonFault } from './webhook-template-samples.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * What is wrong with the target of a webhook. A name is checked when it is connected to; an address is checked here, in
 * the one spelling that the URL parser gives to all of decimal, octal, hexadecimal and shortened ones.
 */
export const urlIssues = ({ url }: WebhookInput, allowList: WebhookAllowList): InputIssue[] => {
  const target = URL.parse(url);
  const defaultPort = target ? DEFAULT_PORTS[target.protocol] : undefined;
  if (!target || defaultPort === undefined) return [issue(['url'], 'format', 'expected an http or https URL')];
  if (target.username !== '' || target.password !== '') {
    return [issue(['url'], 'format', 'expected a URL without user name and password: send credentials in headers')];
  }
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = target.port === '' ? defaultPort : Number(target.port);
  if (!ipaddr.isValid(host) || isPublicAddress(host) || allowList.allows(host, port)) return [];
  return [issue(['url'], 'condition', `expected a public address, received ${host}, which is private or reserved`)];
};

const templateIssue = (what: string): InputIssue => issue(['body'], 'format', `the template ${what}`);

const unknownVariables = ({ variables }: Template): InputIssue[] => {
  const known: readonly string[] = TEMPLATE_VARIABLES;
  return [...variables]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, TEMPLATE_VARIABLES);
      const hint = meant
        ? `did you mean ${JSON.stringify(meant)}?`
        : `expected one of ${TEMPLATE_VARIABLES.join(', ')}`;
      return templateIssue(`has the unknown variable ${JSON.stringify(name.slice(0, 64))}, ${hint}`);
    });
};

/** What is wrong with the template of the body. */
export const templateIssues = async (input: WebhookInput): Promise<InputIssue[]> => {
  if (input.service !== 'generic' || input.body === undefined) return [];
  try {
    const template = await readTemplate(input.body);
    const unknown = unknownVariables(template);
    if (unknown.length > 0) return unknown;
    const fault = jsonFault(template);
    return fault === undefined ? [] : [templateIssue(fault)];
  } catch (error) {
    if (error instanceof TemplateFault) return [templateIssue(error.message)];
    throw error;
  }
};

/** The issue of a name that another webhook of the same kind has. */
export const takenName = ({ service }: WebhookInput): InputIssue =>
  issue(['name'], 'condition', `expected a name that no other ${service} webhook has`);
