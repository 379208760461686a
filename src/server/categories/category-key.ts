const MAX_KEY_LENGTH = 50

/**
 * Makes the key that tickets carry, whatever the category is called later: `VPN & remote work`
 * becomes `VPN_REMOTE_WORK`. A name without a Latin letter or digit becomes `CATEGORY_1`. The key
 * is never `name` itself, because a category whose name equals its key is shown by the key in
 * words.
 */
export function categoryKey(name: string, taken: ReadonlySet<string>): string {
  const key = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .slice(0, MAX_KEY_LENGTH)
    .replaceAll(/^_+|_+$/g, '')
  const isFree = (candidate: string) => candidate !== name && !taken.has(candidate)
  if (key !== '' && isFree(key)) return key
  const stem = key === '' ? 'CATEGORY' : key
  let number = key === '' ? 1 : 2
  while (!isFree(`${stem}_${number}`)) number += 1
  return `${stem}_${number}`
}
