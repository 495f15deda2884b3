// Generated from specs/shared/schemas/AlertThresholdType.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertThresholdType`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertThresholdType',
  type: 'string',
  enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
  description:
    'The condition under which a value violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
} as const;
