/**
 * Who may import what: the table of the architecture, one rule a line (docs/adr/0002).
 * `pnpm imports` runs it; a violation fails the build.
 */
const designSystem = '^packages/design-system/'
const kit = '^packages/portal-modules/src/kit/'
// What the modules' adapters share: the only part of the kit that knows the client.
const adapterKit = '^packages/portal-modules/src/kit/adapter/'
const contract = '^packages/api-client/src/contract/'
const client = '^packages/api-client/'
const modules = '^packages/portal-modules/src/([^/]+)/'
// What only the workspace and its tests see.
const workspace = '^packages/design-system/src/stories/'
// Whole screens for the workspace, made of modules; no package exports them.
const pages = '^packages/portal-modules/src/pages/'
const test = `\\.(test|stories|browser)\\.tsx?$|/test/|/testing/|${workspace}|${pages}`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'design-system-knows-no-domain',
      severity: 'error',
      from: { path: designSystem },
      to: { path: '^(packages|apps)/', pathNot: designSystem },
    },
    {
      name: 'design-system-knows-no-network-and-no-router',
      severity: 'error',
      from: { path: designSystem },
      to: { path: 'node_modules/(swr|react-router|react-router-dom|oidc-client-ts|@microsoft)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: contract, pathNot: test },
      to: { path: '^(packages|apps)/|node_modules/', pathNot: [contract, 'node_modules/zod/'] },
    },
    {
      name: 'client-knows-no-screen',
      severity: 'error',
      from: { path: client, pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: client },
    },
    {
      name: 'kit-knows-no-module',
      severity: 'error',
      from: { path: kit, pathNot: adapterKit },
      to: { path: '^(packages|apps)/', pathNot: [kit, designSystem] },
    },
    {
      name: 'adapters-share-only-what-speaks-to-the-client',
      severity: 'error',
      from: { path: adapterKit },
      to: { path: '^(packages|apps)/', pathNot: [kit, client] },
    },
    {
      name: 'only-adapters-use-what-adapters-share',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '/adapter/' },
      to: { path: adapterKit },
    },
    {
      name: 'modules-never-import-each-other',
      severity: 'error',
      from: { path: modules, pathNot: pages },
      to: {
        path: '^packages/portal-modules/src/',
        pathNot: ['^packages/portal-modules/src/$1/', kit],
      },
    },
    {
      name: 'pages-take-modules-by-the-door',
      severity: 'error',
      from: { path: pages },
      to: {
        path: '^packages/portal-modules/src/',
        pathNot: [pages, kit, '^packages/portal-modules/src/[^/]+/(testing/)?index\\.ts$'],
      },
    },
    {
      name: 'nothing-needs-pages',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: pages },
      to: { path: pages },
    },
    {
      name: 'only-adapters-know-the-client',
      severity: 'error',
      from: { path: modules, pathNot: '/adapter/' },
      to: { path: client },
    },
    {
      name: 'adapters-show-nothing',
      severity: 'error',
      from: { path: '/adapter/', pathNot: test },
      to: { path: designSystem },
    },
    {
      name: 'modules-know-no-router-and-no-fetching',
      severity: 'error',
      from: { path: modules, pathNot: kit },
      to: { path: 'node_modules/(swr|react-router|react-router-dom|react-intl)/' },
    },
    {
      name: 'portal-is-thin',
      severity: 'error',
      from: { path: '^apps/portal/' },
      to: {
        path: '^packages/portal-modules/src/(?!kit/)',
        pathNot: '^packages/portal-modules/src/[^/]+/(manifest|module|adapter/index)\\.ts$',
      },
    },
    {
      name: 'element-is-thin',
      severity: 'error',
      from: { path: '^packages/element/' },
      to: {
        path: '^packages/portal-modules/src/(?!kit/|host/index\\.ts$)',
        pathNot: '^packages/portal-modules/src/[^/]+/(manifest|module|adapter/index)\\.ts$',
      },
    },
    {
      name: 'nothing-needs-the-element',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/element/' },
      to: { path: '^packages/element/' },
    },
    {
      name: 'portal-never-imports-the-server',
      severity: 'error',
      from: { path: '^(packages|apps/portal)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-knows-only-the-contract',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: '^(packages|apps/portal)/', pathNot: contract },
    },
    {
      name: 'areas-meet-at-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/areas/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/server/src/areas/[^/]+/',
        pathNot: ['^apps/server/src/areas/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|/demo/` },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      // The tag's script has everything inside: whoever installs it needs nothing else.
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|^packages/element/` },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
        pathNot: '@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@atrium/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
