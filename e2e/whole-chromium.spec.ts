import { expect } from '@playwright/test'

import { makePdf } from '#demo/seed/make-pdf.ts'

import { findInstalledChromium } from '../scripts/find-chromium.ts'
import { expectAccessible } from './axe.ts'
import { aPicture, openTicketWith } from './raise-ticket.ts'
import { signIn, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const MINA = { email: 'mina.park@northwind.example', name: 'Mina Park' }

const browser = findInstalledChromium()
test.skip(
  !browser,
  'the bundled Chromium is older and has no viewer of PDFs, and no other is installed',
)
test.use({ launchOptions: { ...browser } })

test('pictures show as thumbnails and open one after the other, a PDF in a frame', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await signIn(page, MINA)
  await openTicketWith(page, [
    aPicture('red.png', [190, 40, 60]),
    aPicture('blue.png', [40, 92, 160]),
    { name: 'guide.pdf', mimeType: 'application/pdf', buffer: makePdf('Guide', ['One', 'Two']) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  const red = page.getByRole('link', { name: /red\.png/ })
  await expect(red.locator('img')).toHaveJSProperty('naturalWidth', 64)
  // A file that only calls itself a picture is a file like any other.
  await expect(page.getByRole('link', { name: /none\.png/ })).toHaveAttribute(
    'download',
    'none.png',
  )
  await expect(page.getByRole('link', { name: /notes\.txt/ })).toHaveAttribute('download')

  await red.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'red.png' })).toHaveJSProperty('naturalWidth', 64)
  await expect(dialog).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'blue.png' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('3 of 3')
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('src', /^\/api\/desk-files\/[0-9a-f-]+\?inline=1$/)
  await expect(frame).toHaveAttribute('title', 'guide.pdf')
  await expect
    .poll(() => page.frames().some((one) => one.url().startsWith('chrome-extension://')))
    .toBe(true)
  await dialog.getByRole('button', { name: 'Next file' }).click()

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('red.png')

  await expectAccessible(page, 'preview', { within: 'dialog', looks: ['light'] })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(red).toBeFocused()
  expect(errors).toEqual([])
})
