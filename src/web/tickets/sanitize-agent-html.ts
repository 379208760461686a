import DOMPurify from 'dompurify'

// Text and its structure. No style, class or id: it takes our type styles and cannot reach the page.
const TAGS =
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES = 'alt colspan dir height href lang rowspan scope src start title width'

/** HTML written by an agent, or by whatever writes in an agent's name, as nodes that do no harm. */
export function sanitizeAgentHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

  for (const link of fragment.querySelectorAll('a')) {
    if (link.hasAttribute('href')) {
      link.rel = 'noopener noreferrer nofollow'
      link.target = '_blank'
    } else {
      // It led somewhere harmful, or nowhere: only its text stays.
      link.replaceWith(...link.childNodes)
    }
  }
  for (const image of fragment.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.alt = ''
  }
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h5, h6')) {
    // Below the heading of the comment, whatever the agent took for the outermost.
    const lowered = document.createElement('h4')
    lowered.append(...heading.childNodes)
    heading.replaceWith(lowered)
  }
  return fragment
}
