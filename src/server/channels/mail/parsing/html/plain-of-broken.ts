const ENTITIES = new Map<string, string>(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }),
)
const MAX_READ = 400_000

/** The words of HTML that cannot be read as such, in one pass over the text. */
export function plainOfBroken(html: string): string {
  return html
    .slice(0, MAX_READ)
    .replaceAll(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^>]*>?|$)/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => ENTITIES.get(name) ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
