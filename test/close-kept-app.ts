import { afterAll } from 'vitest'

import { closeKeptApp } from './kept-app.ts'

// Runs for each file, also where many share a process, so that the app of one is not at work beside the next.
afterAll(closeKeptApp)
