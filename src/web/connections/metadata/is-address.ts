const MAX_ADDRESS_LENGTH = 500

/**
 * Returns whether a text is meant as an address: one word, and no markup. The server explains any
 * other text.
 */
export function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && /^[^\s<>]+$/.test(text)
}
