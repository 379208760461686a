import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { findChromium } from './scripts/find-chromium.ts'

const { executablePath, args, env } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  // Each has a demo of its own. One more than the cores, because a journey often waits.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  globalSetup: './e2e/start-demo.ts',
  use: {
    headless: true,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
})
