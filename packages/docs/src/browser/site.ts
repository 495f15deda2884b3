import { copyButtons } from './copy-buttons.ts';
import { currentSection } from './current-section.ts';
import { followMoved, unfoldTarget } from './hash-target.ts';
import { languageButtons } from './language-buttons.ts';
import { loadScript } from './load-script.ts';
import { menuButton } from './menu-button.ts';
import { storePreference } from './preferences.ts';
import { searchKeys } from './search-keys.ts';
import { themeButton } from './theme-button.ts';

const { dataset } = document.documentElement;
if (dataset['deployment']) storePreference('deployment', dataset['deployment']);
copyButtons();
languageButtons();
menuButton();
themeButton();
searchKeys();
followMoved();
unfoldTarget();
currentSection();
// The service marks its pages. On static hosts there is no API to call.
if (dataset['service'] && document.querySelector('[data-operation]')) loadScript('assets/try-it.js');
