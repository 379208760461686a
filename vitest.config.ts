import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { pseudoCatalogue } from './test/pseudo-catalogue.ts'

/**
 * Tests that start, kill or wait for processes, make whole installations, send large files, or make
 * thousands of calls. Each file has a worker to itself. `npm run test:long` runs them, not `npm test`.
 */
const DRILLS = [
  'src/server/platform/{backup,embedded-postgres}/**/*.test.ts',
  'src/server/platform/operations/{data-dir-lock,run-until-signal}.test.ts',
  'src/server/platform/db/migrate.test.ts',
  'src/server/platform/files/{folder,s3}-store.test.ts',
  'src/server/admin-command.test.ts',
  'demo/seed/seed.test.ts',
  'test/{fuzz,resilience}/**/*.test.ts',
]

/** Tests that the pages of a noun take every text from the catalogue. */
const IN_NO_LANGUAGE = 'src/web/**/*-words.test.tsx'

const KEPT_APP = ['test/close-kept-app.ts']

/** Runs the long files first, so that the short ones fill the gaps at the end. */
class LongFilesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const rank = ({ project }: TestSpecification) => (project.name === 'drills' ? 0 : 1)
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: LongFilesFirst },
    // One more than the cores, because drills often wait.
    maxWorkers: availableParallelism() + 1,
    // Limits for what hangs, far above what anything takes: a busy machine is no failure, and no test
    // or wait has a shorter one of its own.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'drills', include: DRILLS, setupFiles: KEPT_APP } },
      {
        extends: true,
        test: {
          name: 'rendered pages',
          include: ['src/web/**/*.test.tsx'],
          exclude: [IN_NO_LANGUAGE],
          setupFiles: ['src/web/page-around.tsx'],
        },
      },
      {
        extends: true,
        plugins: [pseudoCatalogue()],
        test: {
          name: 'pages in no language',
          include: [IN_NO_LANGUAGE],
          setupFiles: ['src/web/page-around.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules and endpoints',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: DRILLS,
          // A worker loads the server once and runs file after file on it.
          isolate: false,
          setupFiles: KEPT_APP,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
    ],
  },
})
