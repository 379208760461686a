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
  // Far above what anything takes, because a machine that others share may stand still for a while.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  globalSetup: './e2e/start-demo.ts',
  use: {
    headless: true,
    actionTimeout: 60_000,
    launchOptions: { executablePath, args, env },
    // Else a journey reads another language.
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
})
