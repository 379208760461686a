const SIGN_IN_CODE = /^[2-9B-DF-HJKMNP-TV-XZ]{8}$/

/** Returns whether each typed word begins a word of the text, in any order: "tick n" finds "New Ticket". */
export function matchesWords(text: string, typed: string): boolean {
  // "Sign-in" is found as "signin" and as "in", too.
  const words = [
    ...wordsOf(text),
    ...wordsOf(text.replaceAll('-', '')),
    ...wordsOf(text.replaceAll('-', ' ')),
  ]
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Returns the code of a refused sign-in that a person passes on: in small letters, with a space or
 * a hyphen.
 */
export function signInCodeIn(text: string): string | null {
  const code = text.replaceAll(/[\s-]+/g, '').toUpperCase()
  return SIGN_IN_CODE.test(code) ? code : null
}
