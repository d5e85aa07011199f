import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Node gets these for every package too, so 'import' must not be among them: it would break require().
const conditions = ['@atrium/source', 'node', 'development|production']

const server = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 } as const

/** What takes half a minute or more; begun last, one of them would run alone at the end. */
const long =
  /(?:rights|kill|mails|fuzz|backup|process|policies-off\.mocked|hubs|sign-in)\.test\.ts$/

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Rules and server tests, in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@atrium/source'] } },
  test: {
    // On two cores it would be one: most of these wait for a database or a process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongOnesFirst },
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
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts', 'e2e/ports/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          // What the server is made of takes a second to load, for each of a hundred files.
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
