import styles from './avatar.module.css'

const TONES = 6

type AvatarProps = { name: string; size?: 'small' | 'usual' }

/** Initials of a person, in a color that they have everywhere. Decoration: the name stands next to it or is its title. */
export function Avatar({ name, size = 'usual' }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-tone={toneOf(name)}
      data-size={size}
      aria-hidden="true"
      title={name}
    >
      {initialsOf(name)}
    </span>
  )
}

/** `Ada Lovelace` is `AL`, `Li` is `L`; an address counts as one word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word = '') => initialOf(word)).join('') || '?'
}

function initialOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0x3f).toUpperCase()
}

function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % TONES
}
