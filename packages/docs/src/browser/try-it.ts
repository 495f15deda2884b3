import { createCallForm } from './try-it/call-form.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-operation]')) {
  const aside = section.querySelector('.aside');
  if (!aside) continue;
  const fold = document.createElement('details');
  fold.className = 'try';
  const title = document.createElement('summary');
  title.textContent = 'Try it on this service';
  fold.append(title);
  // Creates the form when the reader first opens the `details` element.
  fold.addEventListener(
    'toggle',
    () => fold.open && fold.children.length === 1 && fold.append(createCallForm(section)),
  );
  aside.prepend(fold);
}
