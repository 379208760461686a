import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium as playwright } from '@playwright/test'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Needed where there is no display, no sandbox for root, and no network but this machine's own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type ChromiumLaunch = {
  executablePath: string
  args: string[]
  env?: Record<string, string | undefined>
}

/**
 * Takes the Chromium that is named, else the one that a development dependency brings for Linux, else
 * one of this machine. The second is the same version everywhere and costs half, as it has no windows.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const isBundled = process.platform === 'linux' && process.arch === 'x64'
  if (isBundled && !process.env.CHROMIUM_PATH) return unpackBundled()
  const found = findInstalledChromium()
  if (found !== undefined) return found
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium.',
  )
}

/** A whole browser, which has also what the bundled one leaves out, such as the viewer of PDFs. */
export function findInstalledChromium(): ChromiumLaunch | undefined {
  const places = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, playwright.executablePath()]
  const executablePath = places.find((place) => place !== '' && existsSync(place))
  return executablePath === undefined ? undefined : { executablePath, args: ARGUMENTS }
}

/** Not in the temporary folder itself, where a file of this name may be another user's. */
const UNPACKED = path.resolve(import.meta.dirname, '../node_modules/.cache/chromium')

/**
 * Variables of the environment that the package reads or writes. An installed browser must not get
 * its libraries and fonts.
 */
const PACKAGE_VARIABLES = [
  'TMPDIR',
  'AWS_EXECUTION_ENV',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_PATH',
  'HOME',
]

/**
 * The package unpacks into the temporary folder, and the libraries that it needs beside it where it
 * believes to be in the cloud service that it was made for. Its own arguments are left out: among
 * them is one that switches web security off.
 */
async function unpackBundled(): Promise<ChromiumLaunch> {
  await mkdir(UNPACKED, { recursive: true })
  const before = PACKAGE_VARIABLES.map((name) => [name, process.env[name]] as const)
  process.env.TMPDIR = UNPACKED
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  try {
    const { default: bundled } = await import('@sparticuz/chromium')
    const executablePath = await bundled.executablePath()
    const libraries = path.join(UNPACKED, 'al2023', 'lib')
    return {
      executablePath,
      args: [...ARGUMENTS, '--no-zygote'],
      env: {
        ...process.env,
        ...Object.fromEntries(before),
        LD_LIBRARY_PATH: libraries,
        FONTCONFIG_FILE: await nameFonts(),
      },
    }
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/**
 * The fonts that the package brings, and none of this machine, so that pages are as wide everywhere. Its
 * own settings name the temporary folder. Without any font the browser ends at the first page.
 */
async function nameFonts(): Promise<string> {
  const file = path.join(UNPACKED, 'fonts.conf')
  // Whole or not at all: another worker of the journeys may be reading it.
  const draft = `${file}.${process.pid}`
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`,
  )
  await rename(draft, file)
  return file
}
