import { recall } from './memory.ts';

// Before anything is painted: what was chosen earlier, so that nothing moves afterwards.
const { dataset } = document.documentElement;
dataset['js'] = 'yes';
dataset['language'] = recall('language') ?? 'typescript';
const theme = recall('theme');
if (theme) dataset['theme'] = theme;
