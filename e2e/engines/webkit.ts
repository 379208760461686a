import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { expect } from '@playwright/test'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'

import { freePort } from '#test/free-port.ts'

import { type Driver, type Engine, partsOf } from './driver.ts'

const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'

/** Undefined when nothing is missing. */
export const missingWebKit =
  BROWSER !== undefined && existsSync(DRIVER) && existsSync(DISPLAY)
    ? undefined
    : 'WebKit is not installed here: apt-get install --no-install-recommends webkit2gtk-driver xvfb'

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
}

/** Starts the engine of Safari, in the build of WebKit for GTK, on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const program = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'en_US.UTF-8', LANGUAGE: 'en' },
  })
  const stop = async () => {
    await Promise.all([end(program), end(screen)])
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(() =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    const webDriver = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        }),
      )
      .build()
    const driver = tabOf(webDriver, await webDriver.getWindowHandle())
    await driver.resize(1280, 800)
    return {
      driver,
      async stop() {
        await webDriver.quit()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function tabOf(webDriver: WebDriver, handle: string): Driver {
  /** Commands go to the tab that was chosen last. */
  const inTab = async () => {
    await webDriver.switchTo().window(handle)
    return webDriver
  }
  return {
    async open(url) {
      await (await inTab()).get(url)
    },
    async reload() {
      await (await inTab()).navigate().refresh()
    },
    async evaluate(expression) {
      return (await inTab()).executeScript(`return ${expression}`)
    },
    async click(x, y) {
      const actions = (await inTab()).actions({ async: true })
      await actions
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform()
    },
    async type(text) {
      await (await inTab()).actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform()
    },
    async press(keys) {
      const { held, key } = partsOf(keys)
      const actions = (await inTab()).actions()
      for (const one of held) actions.keyDown(KEYS[one] ?? one)
      actions.sendKeys(KEYS[key] ?? key)
      for (const one of held.toReversed()) actions.keyUp(KEYS[one] ?? one)
      await actions.perform()
    },
    async chooseFiles(selector, files) {
      const input = await (await inTab()).findElement(By.css(selector))
      await input.sendKeys(files.join('\n'))
    },
    async resize(width, height) {
      await (await inTab()).manage().window().setRect({ width, height, x: 0, y: 0 })
    },
    async addCookie({ name, value }) {
      await (await inTab()).manage().addCookie({ name, value, httpOnly: true, sameSite: 'Lax' })
    },
    async takePicture(file) {
      await writeFile(file, await (await inTab()).takeScreenshot(), 'base64')
    },
    async openTab() {
      // As a window, because a new tab stays behind the first, where clicks and keys never end.
      await webDriver.switchTo().newWindow('window')
      return tabOf(webDriver, await webDriver.getWindowHandle())
    },
    async close() {
      await (await inTab()).close()
    },
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = await once(createInterface({ input: stream }), 'line')
  return line
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
