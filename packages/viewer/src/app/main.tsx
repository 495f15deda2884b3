import { render } from 'preact';
import '../styles/index.css';
import { followSignInLinks, startSession } from '../session/session.ts';
import { App } from './app.tsx';
import { followLinks } from './location.ts';
import { followTheme } from './theme.ts';

const root = document.getElementById('app');
if (!root) throw new Error('Expected the page to have an element with the id "app".');
followTheme();
followLinks();
followSignInLinks();
startSession();
render(<App />, root);
