import type { Brand } from '#shared/settings/contract.ts'

const TITLE = /<title>[^<]*<\/title>/
const BLOCK = /<script type="application\/json" id="installation">[^<]*<\/script>/

/** The page with what the installation calls its own, so that it is there at the first paint. */
export function writePage(template: string, brand: Brand): string {
  return template
    .replace(TITLE, () => `<title>${escapeText(brand.name)}</title>`)
    .replace(
      BLOCK,
      () => `<script type="application/json" id="installation">${escapeJson(brand)}</script>`,
    )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

// Neither `</script` nor `<!--` can be written without it, and JSON has another way to.
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
