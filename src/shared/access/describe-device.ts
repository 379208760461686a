import type { Words } from '#shared/words/catalogue.ts'

/** The more exact first: most browsers also call themselves what they want to be taken for. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

type Device = { browser: string | undefined; system: string | undefined }

/** Null for what is no known browser on no known system. */
export function readDevice(userAgent: string | null): Device | null {
  if (userAgent === null) return null
  const nameIn = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent))?.[1]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  return browser || system ? { browser, system } : null
}

/** `Firefox on Windows`, in the reader's language. */
export function describeDevice(
  { deviceOn }: Pick<Words['signIn'], 'deviceOn'>,
  { browser, system }: Device,
): string {
  if (browser && system) return deviceOn(browser, system)
  return browser ?? system ?? ''
}

/** `Firefox, Windows`: what is stored is in no language. */
export function nameDevice(userAgent: string | null): string | null {
  const device = readDevice(userAgent)
  return device && [device.browser, device.system].filter(Boolean).join(', ')
}
