import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The default leaves a core free; on two cores that is half of the machine.
    maxWorkers: 2,
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
})
