import type { WebhookInput } from '@observability-api/schemas';

/** The names of the predefined templates. */
type PresetName = NonNullable<Extract<WebhookInput, { service: 'generic' | 'incidentio' }>['preset']>;

const RESOLVED = '{{#if (eq state "OK")}}Resolved: {{/if}}';

/** Returns the template of a title with its group, truncated to approximately `max` characters. Some receivers reject long titles. */
function heading(max: number): string {
  const maxGroupLength = Math.floor(max / 3);
  return `{{truncate title ${max - maxGroupLength}}}{{#if group}} ({{truncate group ${maxGroupLength}}}){{/if}}`;
}

/**
 * https://developer.pagerduty.com/docs/events-api-v2/overview. The user sets the header `X-Routing-Key` of the webhook to the routing
 * key, which PagerDuty also calls integration key. A summary has at most 1,024 characters.
 */
const pagerduty = `{
  "event_action": "{{#if (eq state "OK")}}resolve{{else}}trigger{{/if}}",
  "dedup_key": "{{eventId}}",
  "payload": {
    "summary": "${heading(1_000)}",
    "source": "observability-api",
    "severity": "{{#if severity}}{{severity}}{{else}}error{{/if}}",
    "timestamp": "{{endTimeISO}}",
    "custom_details": { "text": "{{body}}", "value": {{value}}, "group": "{{group}}", "note": "{{note}}" }
  },
  "links": [{ "href": "{{link}}", "text": "Dashboard" }]
}`;

/**
 * https://docs.opsgenie.com/docs/alert-api. Opsgenie deduplicates alerts by `alias`. A message has at most 130 characters.
 */
const opsgenie = `{
  "message": "${RESOLVED}${heading(110)}",
  "alias": "{{eventId}}",
  "description": "{{body}}\\n{{link}}",
  "priority": "{{#if (eq severity "critical")}}P1{{else}}{{#if (eq severity "warning")}}P3{{else}}{{#if (eq severity "info")}}P5{{else}}P2{{/if}}{{/if}}{{/if}}",
  "details": { "state": "{{state}}", "value": "{{value}}", "group": "{{group}}", "note": "{{note}}" }
}`;

/**
 * https://learn.microsoft.com/power-automate/teams/send-a-message-in-teams: the workflow "Post to a channel when a webhook request
 * is received".
 */
const teams = `{
  "type": "message",
  "attachments": [{
    "contentType": "application/vnd.microsoft.card.adaptive",
    "content": {
      "type": "AdaptiveCard",
      "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
      "version": "1.4",
      "body": [
        { "type": "TextBlock", "wrap": true, "weight": "Bolder", "text": "${RESOLVED}${heading(1_000)}" },
        { "type": "TextBlock", "wrap": true, "text": "{{body}}" },
        { "type": "TextBlock", "wrap": true, "isSubtle": true, "text": "{{timeRange}}" }
      ],
      "actions": [{ "type": "Action.OpenUrl", "title": "Open dashboard", "url": "{{link}}" }]
    }
  }]
}`;

/**
 * https://discord.com/developers/docs/resources/webhook. Mentions in names and values notify no one. A title has at most 256
 * characters, and a description 4,096.
 */
const discord = `{
  "embeds": [{
    "title": "${RESOLVED}${heading(240)}",
    "description": "{{truncate body 4000}}",
    "url": "{{link}}",
    "color": {{#if (eq state "OK")}}3066993{{else}}15158332{{/if}},
    "timestamp": "{{endTimeISO}}"
  }],
  "allowed_mentions": { "parse": [] }
}`;

/**
 * https://core.telegram.org/bots/api#sendmessage. The URL contains the token of the bot. The query parameter `chat_id` is the id of
 * the chat. A text has at most 4,096 characters.
 */
const telegram = `{
  "text": "${RESOLVED}${heading(240)}\\n{{truncate body 2000}}\\n{{timeRange}}\\n{{link}}",
  "link_preview_options": { "is_disabled": true }
}`;

/**
 * https://docs.incident.io/alerts/custom-http-sources: an HTTP alert source. The user sets the header `Authorization` to
 * `Bearer` and the token of the source.
 */
const incidentio = `{
  "title": "${heading(240)}",
  "description": "{{body}}",
  "deduplication_key": "{{eventId}}",
  "status": "{{status}}",
  "source_url": "{{link}}",
  "metadata": { "severity": "{{severity}}", "value": {{value}}, "group": "{{group}}", "tags": "{{tags}}", "note": "{{note}}" }
}`;

/** The predefined templates of webhook bodies. */
export const presets: Readonly<Record<PresetName, string>> = {
  pagerduty,
  opsgenie,
  teams,
  discord,
  telegram,
  incidentio,
};
