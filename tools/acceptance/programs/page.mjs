// The script of the page that `browser.test.ts` opens. Reads the credentials from the fragment of the URL, and writes the result into the
// body.
import { callDashboards as managed } from './managed.ts';
import { callDashboards as openSource } from './open-source.ts';
import { receive } from './receiver.ts';

const credentials = JSON.parse(decodeURIComponent(location.hash.slice(1)));
/** Allowed, because these are keys of the test. A public page would expose its keys. */
const browser = { dangerouslyAllowBrowser: true };
try {
  const results = [
    await openSource({ ...credentials.openSource, ...browser }),
    await managed({ ...credentials.managed, ...browser }),
    await receive(),
  ];
  document.body.textContent = results.join(' | ');
} catch (error) {
  document.body.textContent = String(error);
}
