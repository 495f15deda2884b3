import type { WebhookInput } from '@observability-api/schemas';

/** The names of the ready templates. */
type PresetName = NonNullable<Extract<WebhookInput, { service: 'generic' | 'incidentio' }>['preset']>;

const RESOLVED = '{{#if (eq state "OK")}}Resolved: {{/if}}';
const GROUP = '{{#if group}} ({{group}}){{/if}}';

/** https://developer.pagerduty.com/docs/events-api-v2/overview. The header `X-Routing-Key` has the key of the integration. */
const pagerduty = `{
  "event_action": "{{#if (eq state "OK")}}resolve{{else}}trigger{{/if}}",
  "dedup_key": "{{eventId}}",
  "payload": {
    "summary": "{{title}}${GROUP}",
    "source": "observability-api",
    "severity": "{{#if severity}}{{severity}}{{else}}error{{/if}}",
    "timestamp": "{{endTimeISO}}",
    "custom_details": { "text": "{{body}}", "value": {{value}}, "group": "{{group}}", "note": "{{note}}" }
  },
  "links": [{ "href": "{{link}}", "text": "Dashboard" }]
}`;

/** https://docs.opsgenie.com/docs/alert-api. Alerts with the same alias are counted as one. */
const opsgenie = `{
  "message": "${RESOLVED}{{title}}${GROUP}",
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
        { "type": "TextBlock", "wrap": true, "weight": "Bolder", "text": "${RESOLVED}{{title}}${GROUP}" },
        { "type": "TextBlock", "wrap": true, "text": "{{body}}" }
      ],
      "actions": [{ "type": "Action.OpenUrl", "title": "Open dashboard", "url": "{{link}}" }]
    }
  }]
}`;

/** https://discord.com/developers/docs/resources/webhook. Mentions in names and values notify no one. */
const discord = `{
  "embeds": [{
    "title": "${RESOLVED}{{title}}${GROUP}",
    "description": "{{body}}",
    "url": "{{link}}",
    "color": {{#if (eq state "OK")}}3066993{{else}}15158332{{/if}},
    "timestamp": "{{endTimeISO}}"
  }],
  "allowed_mentions": { "parse": [] }
}`;

/** https://core.telegram.org/bots/api#sendmessage. The URL has the token, and the query parameter `chat_id` the chat. */
const telegram = `{
  "text": "${RESOLVED}{{title}}${GROUP}\\n{{body}}\\n{{link}}",
  "link_preview_options": { "is_disabled": true }
}`;

/** The ready templates of webhook bodies. */
export const presets: Readonly<Record<PresetName, string>> = { pagerduty, opsgenie, teams, discord, telegram };
