import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { ErrorMessage, Loading } from '../parts/message.tsx';
import { loadScript } from './load-script.ts';

/**
 * Creates a component, for example a page or a dialog, whose code is loaded when the component is first displayed. If the code cannot be
 * loaded, the component displays the error and a button to reload the page.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => VNode {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): VNode {
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [error, setError] = useState<unknown>();
    useLayoutEffect(() => {
      if (loaded) return;
      loadScript(load).then((component) => {
        loaded = component;
        setComponent(() => component);
      }, setError);
    }, []);
    if (error)
      return (
        <>
          <ErrorMessage error={error} />
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </>
      );
    return Component ? <Component {...props} /> : <Loading />;
  };
}
