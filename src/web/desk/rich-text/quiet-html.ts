// An open tag or quote extends to the end, and names are short, so that the time grows with the
// length alone.
const TAG = /<[a-z][^\s>/]*(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi
const ATTRIBUTE = /([^\s=>"'/]{1,99})(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))/g

/** Holds what `style` held, where the content policy takes no notice of it. */
export const QUIET_STYLE = 'data-style'

/**
 * Removes style sheets and event handlers from pasted HTML and renames its style attributes. Each of them
 * would break the content policy as soon as the HTML is parsed, but Word tells by styles what is a list.
 */
export function quietHtml(html: string): string {
  return html.replaceAll(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '').replaceAll(TAG, (tag) =>
    tag.replaceAll(ATTRIBUTE, (attribute, name: string, value: string) => {
      if (/^on/i.test(name)) return ''
      return name.toLowerCase() === 'style' ? QUIET_STYLE + value : attribute
    }),
  )
}
