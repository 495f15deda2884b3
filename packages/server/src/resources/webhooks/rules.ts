import { nearest, type WebhookInput, type WriteWarning } from '@observability-api/schemas';
import ipaddr from 'ipaddr.js';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { WebhookAllowList } from '../../outgoing/allow-list.ts';
import {
  type CheckedTargets,
  type Resolve,
  type ResolvedAddress,
  systemResolve,
} from '../../outgoing/checked-connector.ts';
import { isPublicAddress, isRestrictedPort } from '../../outgoing/public-addresses.ts';
import {
  FIELD_PREFIX,
  parseTemplate,
  TEMPLATE_VARIABLES,
  type Template,
  TemplateError,
} from '../../templates/template.ts';
import { templateJsonError } from '../../templates/template-samples.ts';

const NO_REMARKS = { issues: [], warnings: [] } as const;

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Returns the issues of a webhook's `url`. Checks the port and a literal address; the URL parser has already
 * normalized decimal, octal, hexadecimal and shortened IPv4 addresses. {@link checkName} checks names.
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
    return [
      issue(
        ['url'],
        'condition',
        `expected a public address, received ${host}, which is private or reserved: use another address, or ask the operator of the service to add it to --webhook-allow`,
      ),
    ];
  }
  if (isRestrictedPort(port)) {
    return [
      issue(
        ['url'],
        'condition',
        `expected port 80, 443 or a port from 1024 to 65535, received ${port}: use another port, or ask the operator of the service to add it to --webhook-allow`,
      ),
    ];
  }
  return [];
}

/** The names that always belong to this machine (RFC 6761), whether or not the system resolves them. */
const LOCALHOST = /(^|\.)localhost\.?$/i;
const LOOPBACK: readonly ResolvedAddress[] = [{ address: '127.0.0.1', family: 4 }];

/** The longest time that a write waits for the addresses of a name. */
const RESOLVE_TIMEOUT_MS = 2_000;

/** Resolves a name; undefined if it does not resolve in time. */
async function addressesOf(name: string, resolve: Resolve): Promise<readonly ResolvedAddress[] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((done) => {
    timer = setTimeout(done, RESOLVE_TIMEOUT_MS, undefined);
  });
  const found = Promise.resolve(resolve(name)).catch(() => undefined);
  return Promise.race([found, timeout]).finally(() => clearTimeout(timer));
}

/** The result of {@link checkName}: an issue that rejects the webhook, or a warning. */
export interface NameCheck {
  readonly issues: readonly InputIssue[];
  readonly warnings: readonly WriteWarning[];
}

/**
 * Resolves the name in a webhook's `url`. A name with only private addresses is an issue. A name that does not resolve is a
 * warning, because it may resolve when the alert fires. Deliveries check the addresses again.
 */
export async function checkName(
  { url }: WebhookInput,
  { allowList, resolve = systemResolve }: CheckedTargets,
): Promise<NameCheck> {
  const target = URL.parse(url);
  const host = target?.hostname ?? '';
  const defaultPort = target ? DEFAULT_PORTS[target.protocol] : undefined;
  // Other rules have checked an address and the protocol.
  if (!target || defaultPort === undefined || host.startsWith('[') || ipaddr.isValid(host)) return NO_REMARKS;
  const port = target.port === '' ? defaultPort : Number(target.port);
  if (allowList.allows(host, port)) return NO_REMARKS;
  const addresses = LOCALHOST.test(host) ? LOOPBACK : await addressesOf(host, resolve);
  if (addresses === undefined || addresses.length === 0) {
    const message = `${host} does not resolve at the moment. Notifications fail until it does.`;
    return { issues: [], warnings: [{ pointer: '/url', message }] };
  }
  const isAllowed = ({ address }: ResolvedAddress) =>
    (isPublicAddress(address) && !isRestrictedPort(port)) || allowList.allows(host, port, address);
  if (addresses.some(isAllowed)) return NO_REMARKS;
  const message = `expected a name with a public address, but ${host} resolves to private or reserved addresses: use another name, or ask the operator of the service to add it to --webhook-allow`;
  return { issues: [issue(['url'], 'condition', message)], warnings: [] };
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
