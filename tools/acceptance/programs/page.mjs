// The module of a page: what it needs stands in the address after the #, what it says becomes its text.
import { watch as managed } from './managed.ts';
import { watch as openSource } from './open-source.ts';
import { receive } from './receiver.ts';

const credentials = JSON.parse(decodeURIComponent(location.hash.slice(1)));
/** The keys are the test's own; a page of a person's would show its users theirs. */
const browser = { dangerouslyAllowBrowser: true };
try {
  const said = [
    await openSource({ ...credentials.openSource, ...browser }),
    await managed({ ...credentials.managed, ...browser }),
    await receive(),
  ];
  document.body.textContent = said.join(' | ');
} catch (error) {
  document.body.textContent = String(error);
}
