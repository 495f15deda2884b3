import { readPreference } from './preferences.ts';

// Applies stored preferences before the first paint, so that the layout does not shift.
const { dataset } = document.documentElement;
dataset['js'] = 'yes';
dataset['language'] = readPreference('language') ?? 'typescript';
const theme = readPreference('theme');
if (theme) dataset['theme'] = theme;
