import { enableCopyButtons } from './copy-buttons.ts';
import { markCurrentSection } from './current-section.ts';
import { followMovedLinks, unfoldTarget } from './hash-target.ts';
import { enableLanguageButtons } from './language-buttons.ts';
import { loadScript } from './load-script.ts';
import { enableMenuButton } from './menu-button.ts';
import { storePreference } from './preferences.ts';
import { enableSearchKeys } from './search-keys.ts';
import { enableThemeButton } from './theme-button.ts';

const { dataset } = document.documentElement;
if (dataset['deployment']) storePreference('deployment', dataset['deployment']);
enableCopyButtons();
enableLanguageButtons();
enableMenuButton();
enableThemeButton();
enableSearchKeys();
followMovedLinks();
unfoldTarget();
markCurrentSection();
// The service marks its pages. On static hosts there is no API to call.
if (dataset['service'] && document.querySelector('[data-operation]')) loadScript('assets/try-it.js');
