import { rule } from '../../rule.ts';

const defaults = { classes: ['2XX', '3XX', '4XX', '5XX'] as readonly string[] };

/** A webhook is a POST with a JSON body, and says what the service does with each kind of answer it may get. */
export const deliveryAnswersDescribed = rule(
  'delivery-answers-described',
  ({ deliveries, report, options }) => {
    for (const { method, body, answers, node, location, title } of deliveries) {
      if (method !== 'post')
        report(`Expected a webhook to be a POST, found ${method.toUpperCase()}.`, location, 'onKey');
      if (!body?.schema) {
        const place = node.requestBody ? location.child('requestBody') : location;
        report(`\`${title}\` needs a JSON body with a schema.`, place, 'onKey');
      }
      const described = new Set(answers.map(({ status }) => status.toUpperCase()));
      for (const status of options.classes.filter((one) => !described.has(one))) {
        const place = node.responses ? location.child('responses') : location;
        report(`\`${title}\` may be answered with any status: it needs a response ${status}.`, place, 'onKey');
      }
    }
  },
  defaults,
);
