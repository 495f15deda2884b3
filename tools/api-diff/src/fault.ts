/** What keeps the comparison from being made: a sentence for a person, exit code 2. Nothing passes because of it. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
