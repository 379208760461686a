import type { TestApp } from './build-test-app.ts'

export type KeptApp = {
  portal: TestApp
  /** Makes it as good as new. Returns false where a test has changed what cannot be put back. */
  renew: () => Promise<boolean>
  close: () => Promise<void>
}

let kept: KeptApp | undefined

/** Takes the app that an earlier test of the file has left, so that a second call in the same test gets another. */
export function takeKeptApp(): KeptApp | undefined {
  const taken = kept
  kept = undefined
  return taken
}

/** Keeps the app for the next test, unless there is one already or it cannot be used again. */
export async function keepApp(app: KeptApp): Promise<void> {
  if (kept === undefined && (await app.renew())) kept = app
  else await app.close()
}

export async function closeKeptApp(): Promise<void> {
  await takeKeptApp()?.close()
}
