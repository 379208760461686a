import { defineConfig } from 'vitest/config'

/** Tests that start processes, disturb them or wait for them. Nothing else runs in their process. */
const PROCESSES = [
  'src/server/platform/{backup,embedded-postgres}/**/*.test.ts',
  'src/server/platform/{data-dir-lock,run-until-signal}.test.ts',
  'src/server/admin-command.test.ts',
  'test/{fuzz,resilience}/**/*.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['test/global-setup.ts'],
    // The default leaves a core free; on two cores that is half of the machine.
    maxWorkers: '100%',
    hookTimeout: 30_000,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESSES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'rules and endpoints',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: PROCESSES,
          // One process loads the server once for many files.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
    ],
  },
})
