const AGAIN_MS = 2000

/**
 * A style sheet that is loaded on demand is asked for once, also when that fails: what needs it
 * would be opened without it later on. So it is asked for until it is there.
 */
export function mendStyleSheets() {
  const mend = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    setTimeout(() => target.replaceWith(target.cloneNode()), AGAIN_MS)
  }
  // This event does not rise to the document.
  document.addEventListener('error', mend, { capture: true })
}
