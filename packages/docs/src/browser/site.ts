import { copyButtons } from './copy-buttons.ts';
import { followMoved } from './follow-moved.ts';
import { languageButtons } from './language-buttons.ts';
import { loadScript } from './load-script.ts';
import { remember } from './memory.ts';
import { menuButton } from './menu-button.ts';
import { searchKeys } from './search-keys.ts';
import { themeButton } from './theme-button.ts';
import { unfoldTarget } from './unfold-target.ts';

const { dataset } = document.documentElement;
if (dataset['deployment']) remember('deployment', dataset['deployment']);
copyButtons();
languageButtons();
menuButton();
themeButton();
searchKeys();
followMoved();
unfoldTarget();
// Only the service itself marks its pages: elsewhere there is nobody to answer.
if (dataset['service'] && document.querySelector('[data-operation]')) loadScript('assets/try-it.js');
