// Generated from specs/managed/schemas/ApiKeyHashData.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ApiKeyHashData`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiKeyHashData',
  type: 'object',
  description:
    'Digests of a key id and a secret that you generated. With digests, neither the create request nor its response contains the secret. A digest is the Base64 encoding of the SHA-256 of the UTF-8 bytes, 44 characters long. A digest that is already in use returns 409.',
  required: ['keyIdHash', 'keyIdSuffix', 'keySecretHash'],
  additionalProperties: false,
  properties: {
    keyIdHash: {
      type: 'string',
      minLength: 44,
      maxLength: 44,
      pattern: '^[A-Za-z0-9+/]{43}=$',
      description: 'Digest of the key id.',
      examples: ['5ZgyYvIrOT1d1c9bYbCwGDKWzgMbP5Cjr3IaTBVDHjE='],
    },
    keyIdSuffix: {
      type: 'string',
      minLength: 4,
      maxLength: 4,
      description: 'The last 4 characters of the key id. They become `keySuffix` of the key record.',
      examples: ['x7Qd'],
    },
    keySecretHash: {
      type: 'string',
      minLength: 44,
      maxLength: 44,
      pattern: '^[A-Za-z0-9+/]{43}=$',
      description: 'Digest of the secret.',
      examples: ['pmWkWSBCL51Bfkhn79xPuKBKHz//H6B+mY6G9/eieuM='],
    },
  },
} as const;
