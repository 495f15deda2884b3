import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ErrorMessage, Loading } from '../parts/message.tsx';

/** Creates a component whose code is loaded when it is first displayed. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => VNode {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): VNode {
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [error, setError] = useState<unknown>();
    useLayoutEffect(() => {
      if (loaded) return;
      load().then((component) => {
        loaded = component;
        setComponent(() => component);
      }, setError);
    }, []);
    if (error) return <ErrorMessage error={error} />;
    return Component ? <Component {...props} /> : <Loading noun="the page" />;
  };
}
