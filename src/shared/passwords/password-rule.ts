// Free of schemas, so that any page may import it.

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 1024

export type PasswordProblem = 'too_short' | 'too_long' | 'own' | 'control_characters'

/** Returns why this cannot be the person's new password; null when it can. */
export function problemOfPassword(
  password: string,
  person: { email: string; name: string },
): PasswordProblem | null {
  // A browser's field drops line breaks, so no one could sign in with one.
  if (/\p{Cc}/u.test(password)) return 'control_characters'
  if (password.length < MIN_PASSWORD_LENGTH) return 'too_short'
  if (password.length > MAX_PASSWORD_LENGTH) return 'too_long'
  const isOwn = [person.email, person.name].some((own) => isSame(own, password))
  return isOwn ? 'own' : null
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
