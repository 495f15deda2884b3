import { nearest, type WebhookInput } from '@observability-api/schemas';
import ipaddr from 'ipaddr.js';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { WebhookAllowList } from '../../outgoing/allow-list.ts';
import { isPublicAddress, isRestrictedPort } from '../../outgoing/public-addresses.ts';
import {
  FIELD_PREFIX,
  parseTemplate,
  TEMPLATE_VARIABLES,
  type Template,
  TemplateError,
} from '../../templates/template.ts';
import { templateJsonError } from '../../templates/template-samples.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Returns the issues of a webhook's `url`. The port and a literal address are checked here; the URL parser has already
 * normalized decimal, octal, hexadecimal and shortened IPv4 addresses. Names are resolved and checked on each connection.
 */
export function urlIssues({ url }: WebhookInput, allowList: WebhookAllowList): InputIssue[] {
  const target = URL.parse(url);
  const defaultPort = target ? DEFAULT_PORTS[target.protocol] : undefined;
  if (!target || defaultPort === undefined) return [issue(['url'], 'format', 'expected an http or https URL')];
  if (target.username !== '' || target.password !== '') {
    return [issue(['url'], 'format', 'expected a URL without user name and password: send credentials in headers')];
  }
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = target.port === '' ? defaultPort : Number(target.port);
  const isAddress = ipaddr.isValid(host);
  if (isAddress ? allowList.allows(host, port) : allowList.mayAllow(host, port)) return [];
  if (isAddress && !isPublicAddress(host)) {
    return [issue(['url'], 'condition', `expected a public address, received ${host}, which is private or reserved`)];
  }
  if (isRestrictedPort(port)) {
    return [issue(['url'], 'condition', `expected port 80, 443 or a port from 1024 to 65535, received ${port}`)];
  }
  return [];
}

/** Returns the issue of a template. The description continues a sentence that starts with `the template`. */
function templateIssue(description: string): InputIssue {
  return issue(['body'], 'format', `the template ${description}`);
}

function unknownVariables({ variables }: Template): InputIssue[] {
  const known: readonly string[] = TEMPLATE_VARIABLES;
  return [...variables]
    .filter((name) => !known.includes(name) && !name.startsWith(FIELD_PREFIX))
    .map((name) => {
      const suggestion = nearest(name, TEMPLATE_VARIABLES);
      const hint = suggestion
        ? `did you mean ${JSON.stringify(suggestion)}?`
        : `expected one of ${TEMPLATE_VARIABLES.join(', ')}`;
      return templateIssue(`has the unknown variable ${JSON.stringify(name.slice(0, 64))}, ${hint}`);
    });
}

/** Maximum number of variables and blocks of a template. Handlebars takes about 50 µs to parse one. */
const MAX_TAGS = 500;

/** Returns the issues of the template of the body. */
export async function templateIssues(input: WebhookInput): Promise<InputIssue[]> {
  if (input.service !== 'generic' || input.body === undefined) return [];
  const tags = input.body.split('{{').length - 1;
  if (tags > MAX_TAGS) {
    return [templateIssue(`has ${tags} variables and blocks, expected at most ${MAX_TAGS}`)];
  }
  try {
    const template = await parseTemplate(input.body);
    const unknown = unknownVariables(template);
    if (unknown.length > 0) return unknown;
    const jsonError = templateJsonError(template);
    return jsonError === undefined ? [] : [templateIssue(jsonError)];
  } catch (error) {
    if (error instanceof TemplateError) return [templateIssue(error.message)];
    throw error;
  }
}

/** Returns the issue of a name that another webhook with the same `service` has. */
export function duplicateNameIssue({ service }: WebhookInput): InputIssue {
  return issue(['name'], 'condition', `expected a name that no other ${service} webhook has`);
}
