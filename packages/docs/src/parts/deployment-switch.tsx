import type { Api } from '../spec/api.ts';

interface SwitchProps {
  readonly apis: readonly Api[];
  /** The paths of all pages. */
  readonly paths: ReadonlySet<string>;
  readonly here: string;
  readonly current: Api | undefined;
  readonly to: (path: string) => string;
}

/** Links to the same page of the other deployment, or to its first page if it has no such page. */
export function DeploymentSwitch({ apis, paths, here, current, to }: SwitchProps) {
  const pageOf = ({ deployment }: Api) => {
    const same = current && here.replace(current.deployment, deployment);
    return same !== undefined && paths.has(same) ? same : `${deployment}/index.html`;
  };
  return (
    <nav class="switch" aria-label="Deployment">
      {apis.map((api) => (
        <a href={to(pageOf(api))} aria-current={api === current ? 'true' : undefined} data-switch={api.deployment}>
          {api.title}
        </a>
      ))}
    </nav>
  );
}
