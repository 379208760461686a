type Area = 'localStorage' | 'sessionStorage'

/** The browser's storage may be switched off or full: it is then as if nothing had been stored. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch (error) {
    console.warn(`Cannot read ${key} from ${area}`, error)
    return null
  }
}

/** False when it could not be stored. */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    return true
  } catch (error) {
    console.warn(`Cannot write ${key} to ${area}`, error)
    return false
  }
}
