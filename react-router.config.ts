import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A loader apart from its screen is a request more; screens that are large are loaded late by src/web/hydration/.
  splitRouteModules: false,
} satisfies Config;
