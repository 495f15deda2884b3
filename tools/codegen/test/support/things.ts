/** An API with operations that list, create, get, update and delete. */
export const things = `
paths:
  /orgs/{orgId}/things:
    parameters:
      - { $ref: '#/components/parameters/orgId' }
    get:
      operationId: listThings
      x-client-method: things.list
      x-since: 1.2.0
      x-roles: [admin, reader]
      summary: List things
      description: Lists the things in order of creation.
      parameters:
        - { name: limit, in: query, description: Maximum number of items., schema: { type: integer, minimum: 1, default: 100 } }
        - { name: kind, in: query, schema: { $ref: '#/components/schemas/Kind' } }
      responses:
        200:
          content:
            application/json:
              schema:
                type: object
                required: [status, result, meta]
                properties:
                  status: { type: integer }
                  result: { type: array, items: { $ref: '#/components/schemas/Thing' } }
                  meta: { type: object }
        400: { description: Invalid. }
        401: { description: Unauthorized. }
    post:
      operationId: createThing
      x-client-method: things.create
      x-stability: beta
      summary: Create a thing
      parameters:
        - { name: Idempotency-Key, in: header, description: Makes it safe to repeat., schema: { type: string } }
      requestBody:
        description: The thing to create.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingInput' }
            examples:
              thing: { value: { name: "The operator's", kind: small } }
      responses: { 200: { $ref: '#/components/responses/Thing' }, 409: { description: The thing exists. } }
  /orgs/{orgId}/things/{thingId}/parts/{partId}:
    parameters:
      - { $ref: '#/components/parameters/orgId' }
      - { $ref: '#/components/parameters/partId' }
      - { $ref: '#/components/parameters/thingId' }
    get:
      operationId: getPart
      x-client-method: parts.get
      summary: Get a part
      parameters:
        - { name: If-None-Match, in: header, schema: { type: string } }
      responses: { 200: { $ref: '#/components/responses/Thing' } }
    patch:
      operationId: updatePart
      x-client-method: parts.update
      summary: Change a part
      deprecated: true
      parameters:
        - { name: If-Match, in: header, schema: { type: string } }
        - { name: depth, in: query, required: true, schema: { type: integer, examples: [3] } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingInput' }
      responses: { 200: { $ref: '#/components/responses/Thing' } }
    delete:
      operationId: deletePart
      x-client-method: parts.delete
      summary: Delete a part
      responses:
        200:
          content:
            application/json:
              schema: { type: object, properties: { status: { type: integer } } }
        404: { description: Not found. }
components:
  parameters:
    orgId: { name: orgId, in: path, required: true, description: The organization., x-client-default: true, schema: { type: string } }
    thingId: { name: thingId, in: path, required: true, description: The id of the thing., schema: { type: string, pattern: '^[0-9a-f]{4}$', examples: [4f0a] } }
    partId: { name: partId, in: path, required: true, schema: { type: string } }
  responses:
    Thing:
      headers: { ETag: {} }
      content:
        application/json:
          schema:
            type: object
            properties: { status: { type: integer }, result: { $ref: '#/components/schemas/Thing' } }
  schemas:
    Kind: { type: string, enum: [small, large] }
    Thing: { type: object, properties: { name: { type: string } } }
    ThingInput: { type: object, properties: { name: { type: string }, kind: { $ref: '#/components/schemas/Kind' } } }
`;
