import { rule } from '../../rule.ts';

const defaults = { classes: ['2XX', '3XX', '4XX', '5XX'] as readonly string[] };

/** Requires a webhook to be a POST with a JSON body and to describe each class of responses in the option `classes`. */
export const webhookResponsesDescribed = rule(
  'webhook-responses-described',
  ({ webhooks, report, options }) => {
    for (const { method, body, responses, node, location, title } of webhooks) {
      if (method !== 'post')
        report(`Expected the method POST for a webhook, found ${method.toUpperCase()}.`, location, 'onKey');
      if (!body?.schema) {
        const place = node.requestBody ? location.child('requestBody') : location;
        report(`Expected \`${title}\` to have a JSON body with a schema.`, place, 'onKey');
      }
      const described = new Set(responses.map(({ status }) => status.toUpperCase()));
      for (const status of options.classes.filter((name) => !described.has(name.toUpperCase()))) {
        const place = node.responses ? location.child('responses') : location;
        report(`Expected \`${title}\` to describe what the service does with a ${status} response.`, place, 'onKey');
      }
    }
  },
  defaults,
);
