import { type Browser, expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl, watchConsole } from './sign-in.ts'
import { raiseTickets } from './support-desk.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const AGENT = 'agent@portico.example'

const EDITOR_CODE = '**/assets/rich-text-*.js'

/** Two items of a numbered list with a bullet below the first, as Outlook copies them. */
const OUTLOOK = `<html><head><style>p { margin: 0 }</style></head><body style='word-wrap:break-word'>
  ${officeLine('Sign out', 1, '1.')}${officeLine('of the <b>laptop</b>', 2, '·')}${officeLine('Sign in', 1, '2.')}</body></html>`

function officeLine(text: string, level: number, sign: string) {
  return `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`
}

async function openDeskTicket(browser: Browser): Promise<Page> {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['The VPN asks twice'])
  const page = await openPage(browser)
  await addSession(page.context(), AGENT)
  await page.goto(`${portalUrl()}/desk/tickets/${ticket?.id}`)
  return page
}

/** As a program would put it on the clipboard. */
async function paste(page: Page, html: string, fileName?: string) {
  await page.locator(':focus').evaluate(
    (focused, [pasted, name]) => {
      const clipboardData = new DataTransfer()
      if (pasted) clipboardData.setData('text/html', pasted)
      if (pasted) clipboardData.setData('text/plain', 'Text')
      if (name) clipboardData.items.add(new File(['x'], name, { type: 'image/png' }))
      const event = { clipboardData, bubbles: true, cancelable: true }
      focused.dispatchEvent(new ClipboardEvent('paste', event))
    },
    [html, fileName] as const,
  )
}

test('a requester sees a formatted reply when an agent writes one under the content policy', async ({
  browser,
}) => {
  const page = await openDeskTicket(browser)
  const errors = watchConsole(page)
  let isLoaded = false
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(EDITOR_CODE, async (route) => {
    isLoaded = true
    await isLetGo
    await route.continue()
  })

  const box = page.getByRole('textbox', { name: 'Your reply' })
  await expect(box).toBeVisible()
  expect(isLoaded).toBe(false)
  await box.focus()
  // Typed before the editor is there.
  await page.keyboard.type('Hello\nplease do **this')
  letGo()
  const editor = page.locator('[contenteditable]')
  await expect(editor).toBeFocused()
  await page.keyboard.type('** first:')
  await expect(editor.locator('p').nth(1)).toHaveText('please do this first:')
  await expect(editor.locator('strong')).toHaveText('this')

  await page.keyboard.press('Enter')
  await paste(page, OUTLOOK)
  await expect(editor.locator('ol > li > ul > li')).toHaveText('of the laptop')
  await paste(page, '', 'image.png')
  await expect(page.getByRole('button', { name: /Remove Screenshot/ })).toBeVisible()
  await expectAccessible(page, 'desk reply with formatting', {
    within: 'form:has([contenteditable])',
  })

  await editor.locator('strong').first().dblclick()
  // The browser tells of a selection a moment after it was made.
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('two words')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a web address or an email address')).toBeVisible()
  // Its panel lies above the rest of the form as long as it is open.
  await expectAccessible(page, 'desk reply with the address of a link', {
    within: '[data-editor]',
  })
  await page.getByRole('textbox', { name: 'Link URL' }).fill('status.example.com')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: 'this' })).toHaveAttribute(
    'href',
    'https://status.example.com/',
  )
  await expect(editor).toBeFocused()

  // The toolbar is one stop before the macros and the editor, and Tab leaves the editor.
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Macros' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const bold = page.getByRole('button', { name: 'Bold' })
  await expect(bold).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused()
  // The controls stand the other way around when the language is read from the right.
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('ArrowRight')
  await expect(bold).toBeFocused()
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Code' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()

  await editor.focus()
  await page.keyboard.press('Control+Enter')
  await expect(editor).toHaveText('')
  // Left for the shortcuts, one of which leads back. What was sent cannot be undone into the next one.
  await expect(editor).not.toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.press('Control+z')
  await page.keyboard.type('And then')
  await expect(editor).toHaveText('And then')
  await page.getByRole('button', { name: 'Send now' }).click()
  const reply = page.locator('li[id^=comment-]').last()
  await expect(reply.locator('ol > li > ul strong')).toHaveText('laptop')
  expect(errors).toEqual([])
})

test('a reply is written as plain text when the editor cannot be loaded', async ({ browser }) => {
  const page = await openDeskTicket(browser)
  await page.route(EDITOR_CODE, (route) => route.abort())
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await box.focus()
  await expect(page.getByText('Failed to load the editor. Write in plain text')).toBeVisible()
  await page.keyboard.type('Plain')
  await expect(box).toHaveValue('Plain')
  await page.keyboard.press('Control+Enter')
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.locator('li[id^=comment-]').last()).toContainText('Plain')
})

test('the buttons, the last words of the thread and the whole list of macros stay in sight when a reply is long', async ({
  browser,
}) => {
  const page = await openDeskTicket(browser)
  await page.setViewportSize({ width: 1280, height: 860 })
  const editor = page.locator('[role=textbox][aria-label="Your reply"]')
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  await expect(editor).toBeFocused()
  for (let line = 1; line <= 30; line += 1) {
    await page.keyboard.insertText(`Step ${line}`)
    await page.keyboard.press('Enter')
  }
  await expect(
    page.getByRole('button', { name: `Send reply to ${KATHARINA.name}` }),
  ).toBeInViewport({ ratio: 1 })
  await expect(editor.getByText('Step 30')).toBeInViewport({ ratio: 1 })
  const words = await page.locator('[data-order] ol > li').last().boundingBox()
  const dock = await page.locator('[data-dock]').boundingBox()
  expect(words!.y).toBeGreaterThan(56)
  expect(words!.y + words!.height).toBeLessThanOrEqual(dock!.y)

  await page.keyboard.press('Control+a')
  await page.keyboard.type('/')
  const macros = page.getByRole('listbox', { name: 'Macros' })
  await expect(macros.getByRole('option').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Manage macros' })).toBeInViewport({ ratio: 1 })
})

test('the list of macros opens at the cursor and leaves nothing behind when its button is pressed from elsewhere', async ({
  browser,
}) => {
  const page = await openDeskTicket(browser)
  await page.setViewportSize({ width: 1280, height: 860 })
  const editor = page.locator('[role=textbox][aria-label="Your reply"]')
  await page.getByRole('textbox', { name: 'Your reply' }).click()
  await expect(editor).toBeFocused()
  const time = page.getByRole('textbox', { name: 'Time' })
  const status = page.getByLabel('Set status to')
  // One line for both: what they take is taken from the thread.
  const top = async (field: typeof time) => (await field.boundingBox())!.y
  expect(await top(status)).toBe(await top(time))

  const button = page.getByRole('button', { name: 'Macros' })
  const macros = page.getByRole('listbox', { name: 'Macros' })
  const ways = [() => page.keyboard.press('Escape'), () => time.click()]
  for (const leave of ways) {
    await time.click()
    await button.click()
    const box = (await editor.boundingBox())!
    expect((await macros.boundingBox())!.x).toBeGreaterThan(box.x)
    await leave()
    await expect(macros).toBeHidden()
    await expect(editor).toHaveText('')
  }

  await editor.click()
  await page.keyboard.type('/')
  await expect(macros).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(macros).toBeHidden()
  await expect(editor).toHaveText('/')
})
