const MAX_KEY_LENGTH = 50

/**
 * Makes the key that stays when the thing is renamed: `VPN & remote work` becomes
 * `VPN_REMOTE_WORK`. A name without a Latin letter or digit becomes the stem with a number, such as
 * `CATEGORY_1`. The key is never `name` itself, because a category whose name equals its key is
 * shown by the key in words.
 */
export function keyOfName(
  name: string,
  { taken, stem }: { taken: ReadonlySet<string>; stem: string },
): string {
  const key = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .slice(0, MAX_KEY_LENGTH)
    .replaceAll(/^_+|_+$/g, '')
  const isFree = (candidate: string) => candidate !== name && !taken.has(candidate)
  if (key !== '' && isFree(key)) return key
  const before = key === '' ? stem : key
  let number = key === '' ? 1 : 2
  while (!isFree(`${before}_${number}`)) number += 1
  return `${before}_${number}`
}
