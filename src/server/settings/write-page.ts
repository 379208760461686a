import type { Brand } from '#shared/settings/contract.ts'

const TITLE = /<title>[^<]*<\/title>/
const BLOCK = /<script type="application\/json" id="installation">[^<]*<\/script>/

/** Writes the installation's name and brand into the page, so that the first paint shows them. */
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

// Escape `<`: without it no `</script` or `<!--` can appear, and JSON has another way to write it.
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
