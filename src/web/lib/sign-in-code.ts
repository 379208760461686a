const CODE = /^[2-9B-DF-HJKMNP-TV-XZ]{8}$/

/** The code of a refused sign-in that somebody passes on: in small letters, with a space or a hyphen. */
export function signInCodeIn(text: string): string | null {
  const code = text.replaceAll(/[\s-]+/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}
