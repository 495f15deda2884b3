import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { Empty } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import type { Session } from '../session/session.ts';
import { lazy } from './lazy.tsx';
import { hrefOf, navigate, useLocation } from './location.ts';

const AlertsPage = lazy(async () => (await import('../alerts/alerts-page.tsx')).AlertsPage);
const DashboardList = lazy(async () => (await import('../dashboards/dashboard-list.tsx')).DashboardList);
const ExplorePage = lazy(async () => (await import('../explore/explore-page.tsx')).ExplorePage);
const KeysPage = lazy(async () => (await import('../keys/keys-page.tsx')).KeysPage);
const SourcesPage = lazy(async () => (await import('../sources/sources-page.tsx')).SourcesPage);
const WebhooksPage = lazy(async () => (await import('../webhooks/webhooks-page.tsx')).WebhooksPage);

/** Displays the page of the current location. */
export function Page({ session }: { readonly session: Session }): VNode {
  const api = useApi();
  const { path } = useLocation();
  const [, section, id] = path.split('/');
  useEffect(() => {
    if (path === '/') navigate('/dashboards', {}, 'replace');
  }, [path]);
  switch (section) {
    case '':
    case 'dashboards':
      return id ? <DashboardPage id={id} session={session} /> : <DashboardList />;
    case 'explore':
      return <ExplorePage />;
    case 'alerts':
      return <AlertsPage id={id} />;
    case 'sources':
      return <SourcesPage />;
    case 'webhooks':
      return <WebhooksPage />;
    case 'keys':
      return api.keys ? <KeysPage keys={api.keys} /> : <NotFound />;
    default:
      return <NotFound />;
  }
}

function NotFound(): VNode {
  return (
    <div class="page">
      <Empty heading="h1" title="Page not found">
        <a href={hrefOf('/dashboards')}>All dashboards</a>
      </Empty>
    </div>
  );
}
