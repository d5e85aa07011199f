import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Node gets these for every package too, so 'import' must not be among them: it would break require().
const conditions = ['@atrium/source', 'node', 'development|production']

/** The longest tests take half a minute alone; on a busy machine none of them fails for that. */
const server = { environment: 'node', testTimeout: 180_000, hookTimeout: 180_000 } as const

/** TEST_SHUFFLE=true runs the files in another order each time: none may depend on those before it. */
const isShuffled = process.env.TEST_SHUFFLE === 'true'

/** What takes half a minute or more; begun last, one of them would run alone at the end. */
const long =
  /(?:proof|oracle|rights|foreign-people|kill|outage|faults|fuzz|process|walls|backup|demo|policies-off\.mocked|hubs|sign-in)\.test\.ts$/

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * What the two databases can do differently: migrations, row-level security, plans, events, jobs, kills,
 * backups, and every statement of every repository at least once, which its coverage proves. These run on
 * the embedded database too; everything else says the same on either.
 */
const onBothDatabases = [
  'apps/server/src/{seed,app}.test.ts',
  'apps/server/src/areas/**/*.test.ts',
  'apps/server/src/demo/demo.test.ts',
  'apps/server/src/identity/{adapter,sessions/ended-sessions}.test.ts',
  'apps/server/src/platform/{migrations,http/http,mail/mail-secrets,{backup,database,events,jobs}/*}.test.ts',
  'apps/server/test/{kill,job-kill,queries,walls,row-types/row-types}.test.ts',
]
/** Rules, which ask no database, and areas whose statements others run already. */
const onOneDatabase = [
  'apps/server/src/areas/**/*.{policy,logic,names,html,addresses,delivery}.test.ts',
  'apps/server/src/areas/components/*/component-{batches,search,tags,trash}.test.ts',
  'apps/server/src/areas/files/archives.test.ts',
  'apps/server/src/areas/file-shares/folder-shares.test.ts',
  'apps/server/src/areas/{directories,features,links,lookups,media-types,permission-groups,release-notes,saved-views}/*.test.ts',
  'apps/server/src/areas/people/invitations.test.ts',
  'apps/server/src/areas/seminars/package/*.test.ts',
]

/** Where statements of the database stand. */
const statements = [
  'apps/server/src/**/*.repository.ts',
  'apps/server/src/platform/{audit,secrets,events/event-log,http/idempotency}.ts',
]

/** The saved demo, and what the sources say of the rows they read, which each test compares with what comes. */
const onDatabase = {
  globalSetup: 'apps/server/test/global-setup.ts',
  setupFiles: join(import.meta.dirname, 'apps/server/test/row-types/setup.ts'),
}

/** Rules and server tests, in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@atrium/source'] } },
  test: {
    // Three on two cores: most of these wait for a database or a process.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: isShuffled ? { shuffle: { files: true } } : { sequencer: LongOnesFirst },
    coverage: {
      provider: 'v8',
      include: statements,
      reporter: ['text'],
      reportOnFailure: true,
      thresholds: { statements: 100, functions: 100 },
    },
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    // As long as a loaded machine may take: nothing here measures.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/{,src/**/}*.test.{ts,tsx}',
            'examples/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
          // Starting anew for each of two hundred files took longer than their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts', 'e2e/ports/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts'],
          ...onDatabase,
          // What the server is made of takes a second to load, for each of a hundred files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-embedded',
          include: onBothDatabases,
          exclude: onOneDatabase,
          ...onDatabase,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-mocked',
          include: ['apps/server/test/**/*.mocked.test.ts'],
        },
      },
    ],
  },
})
