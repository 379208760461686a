// Free of schemas, so that any page may import it.

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 1024

/** What keeps this from being the person's new password, in words for them; null when nothing does. */
export function problemOfPassword(
  password: string,
  person: { email: string; name: string },
): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `The password must have at least ${MIN_PASSWORD_LENGTH} characters`
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `The password must have at most ${MAX_PASSWORD_LENGTH} characters`
  }
  const isOwn = [person.email, person.name].some((own) => isSame(own, password))
  return isOwn ? 'The password must not be your email or your name' : null
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
