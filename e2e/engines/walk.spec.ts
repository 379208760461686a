import { writeFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { makePdf } from '#demo/seed/make-pdf.ts'
import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'
import { wordsIn } from '#shared/words/catalogue.ts'
import { freePort } from '#test/free-port.ts'

import { moveToDemo } from '../demo-place.ts'
import { countDraftFiles } from '../draft-files.ts'
import { aPicture } from '../raise-ticket.ts'
import { createDemoSession } from '../session.ts'
import { portalUrl } from '../sign-in.ts'
import { findFreePorts, startDemo } from '../start-demo.ts'
import { WALK } from '../test.ts'
import { type Driver, run } from './driver.ts'
import { ENGINES, openPage } from './engines.ts'
import { aLine } from './line.ts'
import { walkerOf } from './walker.ts'

// The ways that people go most, over http as the demo is tried first. The browser reaches the portal by a
// line that is cut on the way.

const MINA = { email: 'mina.park@northwind.example', name: 'Mina Park' }
const AGENT = 'agent@portico.example'
const REPLY = /^(?:Add a Reply|Your reply|Reply)/i
const de = wordsIn('de')
const en = wordsIn('en')

let line: ReturnType<typeof aLine>
let leave: () => Promise<void>
test.beforeAll(async () => {
  const [port, from] = [await findFreePorts(), await freePort()]
  const demo = await startDemo(port, [], { PUBLIC_URL: `http://localhost:${from}` })
  line = aLine({ from, to: port })
  await line.mend()
  const goBack = moveToDemo(demo)
  leave = async () => {
    goBack()
    await line.cut()
    await demo.stop()
  }
})
test.afterAll(() => leave())

for (const { name, missing, start } of ENGINES) {
  // A skipped test is listed by its name alone.
  test.describe(missing ?? name, WALK, () => {
    test.skip(missing !== undefined, missing)

    test(`a requester raises a ticket, reads, replies and goes on when the line was cut in ${name}`, async () => {
      const { driver, stop } = await start()
      const { find, click, enter, expectGone, expectFocus, expectHeading } = walkerOf(driver)
      const subject = `The projector shows everything in green (${name})`
      const picture = (what: `${string}.png`) =>
        driver.takePicture(test.info().outputPath(what) as `${string}.png`)
      try {
        await openPage(driver, `${portalUrl()}/login`)
        await picture('login.png')
        await enter({ label: /Company email/ }, MINA.email)
        await click({ role: 'button', name: 'Sign in with Email' })
        await click({ role: 'button', name: new RegExp(MINA.name) })
        await expectHeading(`Welcome back, ${MINA.name}!`)
        await picture('dashboard.png')

        await openPage(driver, `${portalUrl()}/tickets/new`)
        await enter({ label: /^Subject/ }, subject)
        await enter({ label: /^Description/ }, 'It began this morning.')
        const low = await heightOf(driver, 'textarea')
        await driver.type('\n.'.repeat(14))
        await expect.poll(() => heightOf(driver, 'textarea')).toBeGreaterThan(low)
        await driver.chooseFiles('input[type=file]', await filesToAttach())
        await find({ text: /^Selected Files \(2\/5\)/ })
        await expect.poll(() => run(driver, countDraftFiles)).toBe(1)
        await driver.reload()
        await find({ text: /We restored your draft, including attachments/ })
        await find({ text: /^Selected Files \(2\/5\)/ })
        await picture('draft.png')
        await click({ role: 'button', name: 'Submit Ticket' })

        await click({ role: 'link', name: subject })
        await expectHeading(new RegExp(escape(subject)))
        const red = { role: 'link', name: /red\.png/ }
        await click(red)
        await find({ role: 'dialog', name: 'red.png' })
        await picture('preview.png')
        await driver.press('Escape')
        await expectGone({ role: 'dialog' })
        await expectFocus(red)
        await click(red)
        await find({ role: 'dialog', name: 'red.png' })
        await driver.click(8, 400)
        await expectGone({ role: 'dialog' })
        const guide = await run(
          driver,
          () =>
            [...document.querySelectorAll('a')].find((link) =>
              link.textContent.includes('guide.pdf'),
            )?.download,
        )
        expect(guide).toBe(name === 'WebKit' ? 'guide.pdf' : '')

        await enter({ label: REPLY }, 'It is blue by now.')
        await driver.press('Control+Enter')
        await find({ text: 'It is blue by now.', within: '[id^=comment-]' })

        await line.cut()
        await enter({ label: REPLY }, 'And now it is red.')
        await driver.press('Control+Enter')
        await find({ text: /Failed to send|was not sent|Cannot connect|connection/ })
        await picture('cut.png')
        await line.mend()
        await driver.press('Control+Enter')
        await find({ text: 'And now it is red.', within: '[id^=comment-]' })

        await run(driver, showAsPrinted)
        await expectGone({ role: 'navigation' })
        await picture('printed.png')

        await driver.resize(500, 800)
        await openPage(driver, `${portalUrl()}/tickets`)
        await find({ role: 'link', name: subject })
        await picture('narrow.png')
        await driver.resize(1280, 800)
        await click({ role: 'button', name: /^Created/ })
        await picture('tickets.png')
        await click({ role: 'link', name: subject })
        await expectHeading(new RegExp(escape(subject)))
        const ticketUrl = await run(driver, () => location.href)

        const second = await driver.openTab()
        const inSecond = walkerOf(second)
        await openPage(second, ticketUrl)
        await inSecond.enter({ label: REPLY }, 'It is green again.')
        await second.press('Control+Enter')
        await inSecond.find({ text: 'It is green again.', within: '[id^=comment-]' })
        await second.close()
        // Shown by the first tab, which stayed open behind it.
        await find({ text: 'It is green again.', within: '[id^=comment-]' })

        await openPage(driver, `${portalUrl()}/tickets`)
        await click({ role: 'button', name: en.navigation.accountOf(MINA.name) })
        await find({ label: en.language.languageLabel })
        await run(driver, chooseLanguage, 'de')
        await expectHeading(de.tickets.title)
        await picture('german.png')
        // The next browser begins in English.
        await click({ role: 'button', name: de.navigation.accountOf(MINA.name) })
        await find({ label: de.language.languageLabel })
        await run(driver, chooseLanguage, 'en')
        await expectHeading(en.tickets.title)
      } finally {
        await stop()
      }
    })

    test(`the desk works when an agent uses keys, writes and opens dialogs in ${name}`, async () => {
      const { driver, stop } = await start()
      const { find, click, expectGone, expectFocus } = walkerOf(driver)
      const picture = (what: `${string}.png`) =>
        driver.takePicture(test.info().outputPath(what) as `${string}.png`)
      try {
        await driver.open(`${portalUrl()}/healthz`)
        await driver.addCookie({ name: SESSION_COOKIE, value: await createDemoSession(AGENT) })
        await openPage(driver, `${portalUrl()}/desk`)
        const subjects = await run(driver, () =>
          [...document.querySelectorAll('tbody a')].map((link) => link.textContent),
        )
        expect(subjects.length).toBeGreaterThan(2)
        const [first = '', , third = ''] = subjects
        await click({ role: 'link', name: third, within: 'tbody' })
        await find({ role: 'heading', name: new RegExp(escape(third)) })
        await openPage(driver, `${portalUrl()}/desk`)
        await driver.press('j')
        await expectFocus({ role: 'link', name: first })
        await picture('queue.png')
        await driver.press('Enter')
        await find({ role: 'heading', name: new RegExp(escape(first)) })

        await driver.press('n')
        await expectFocus({ role: 'textbox', name: 'Your internal note' })
        const note = `Seen by ${name}`
        await driver.type(note)
        await find({ text: note, within: '[contenteditable]' })
        await driver.press('Control+a')
        await driver.press('Control+b')
        await find({ text: note, within: '[contenteditable] strong' })
        await picture('note.png')
        await driver.press('Control+Enter')
        await find({ text: note, within: '[id^=comment-] strong' })

        await openPage(driver, `${portalUrl()}/desk`)
        const newTicket = { role: 'button', name: 'New ticket' }
        await click(newTicket)
        await find({ role: 'dialog' })
        await picture('dialog.png')
        await driver.press('Escape')
        await expectGone({ role: 'dialog' })
        await expectFocus(newTicket)
      } finally {
        await stop()
      }
    })
  })
}

function heightOf(driver: Driver, selector: string): Promise<number> {
  return run(driver, (css) => document.querySelector(css)!.getBoundingClientRect().height, selector)
}

async function filesToAttach(): Promise<string[]> {
  const files = [
    aPicture('red.png', [190, 40, 60]),
    { name: 'guide.pdf', buffer: makePdf('Guide', ['One', 'Two']) },
  ]
  return Promise.all(
    files.map(async (file) => {
      const place = test.info().outputPath(file.name)
      await writeFile(place, file.buffer)
      return place
    }),
  )
}

/** Chooses as a person does: the browser's own list of options is out of reach. */
function chooseLanguage(language: string) {
  const select = document.querySelector(`option[value=${language}]`)!.closest('select')!
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Shows on the screen what the style sheets have for paper. */
function showAsPrinted() {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      const { mediaText } = rule.media
      if (mediaText.includes('print')) rule.media.mediaText = mediaText.replace('print', 'screen')
    }
  }
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
