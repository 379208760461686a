import { expect, type Page } from '@playwright/test'

/** Waits until the browser keeps the files of as many drafts. It does so after the draft's text is kept. */
export async function expectDraftFiles(page: Page, drafts: number) {
  await expect.poll(() => page.evaluate(countDraftFiles)).toBe(drafts)
}

/** Counts, in the page, the drafts whose files the browser keeps. */
export async function countDraftFiles(): Promise<number> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'draft-files')) return 0
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await answer(indexedDB.open('draft-files'))
  const kept = await answer(database.transaction('drafts').objectStore('drafts').count())
  database.close()
  return kept
}
