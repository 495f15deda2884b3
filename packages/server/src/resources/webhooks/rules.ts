import { nearest, type WebhookInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { Target } from '../../outgoing/check-target.ts';
import {
  FIELD_PREFIX,
  parseTemplate,
  TEMPLATE_VARIABLES,
  type Template,
  TemplateError,
} from '../../templates/template.ts';
import { templateJsonError } from '../../templates/template-samples.ts';

/** Returns the URL of a webhook as a target to check. */
export function webhookTarget({ url }: WebhookInput): Target {
  return {
    url,
    property: 'url',
    credentialsHint: 'send credentials in headers',
    consequence: 'Notifications fail until the host name resolves.',
  };
}

/** Returns the issue of a template. The description continues a sentence that starts with `the template`. */
function templateIssue(description: string): InputIssue {
  return issue(['body'], 'format', `the template ${description}`);
}

/**
 * The maximum number of unknown variables that are reported. Each is compared with all known variables, to suggest the most similar
 * one.
 */
const MAX_UNKNOWN = 50;

function unknownVariables({ variables }: Template): InputIssue[] {
  const known: readonly string[] = TEMPLATE_VARIABLES;
  return [...variables]
    .filter((name) => !known.includes(name) && !name.startsWith(FIELD_PREFIX))
    .slice(0, MAX_UNKNOWN)
    .map((name) => {
      const suggestion = nearest(name, TEMPLATE_VARIABLES);
      const hint = suggestion
        ? `did you mean ${JSON.stringify(suggestion)}?`
        : `expected one of ${TEMPLATE_VARIABLES.join(', ')} or ${FIELD_PREFIX}<field>`;
      return templateIssue(`has the unknown variable ${JSON.stringify(name.slice(0, 64))}, ${hint}`);
    });
}

/** Maximum number of `{{…}}` tags of a template, closing tags included. Handlebars takes about 50 µs to parse a tag. */
const MAX_TAGS = 250;

/** Returns the issues of the body template. */
export async function templateIssues(input: WebhookInput): Promise<InputIssue[]> {
  if (input.service === 'slack' || input.body === undefined) return [];
  if (input.preset !== undefined) {
    return [issue(['preset'], 'condition', 'expected either body or preset, received both')];
  }
  const tags = input.body.split('{{').length - 1;
  if (tags > MAX_TAGS) {
    return [templateIssue(`has ${tags} tags in braces ({{…}}), expected at most ${MAX_TAGS}`)];
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
