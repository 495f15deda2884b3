import type { Api } from '../spec/api.ts';

interface SwitchProps {
  readonly apis: readonly Api[];
  /** The paths of all pages. */
  readonly paths: ReadonlySet<string>;
  readonly currentPath: string;
  readonly current: Api | undefined;
  readonly linkTo: (path: string) => string;
}

/** Links to the same page of each deployment, or to the first page of a deployment that has no such page. */
export function DeploymentSwitch({ apis, paths, currentPath, current, linkTo }: SwitchProps) {
  const pageOf = ({ deployment }: Api) => {
    const counterpart = current && currentPath.replace(current.deployment, deployment);
    return counterpart !== undefined && paths.has(counterpart) ? counterpart : `${deployment}/index.html`;
  };
  return (
    <nav class="switch" aria-label="Deployment">
      {apis.map((api) => (
        <a href={linkTo(pageOf(api))} aria-current={api === current ? 'true' : undefined} data-switch={api.deployment}>
          {api.title}
        </a>
      ))}
    </nav>
  );
}
