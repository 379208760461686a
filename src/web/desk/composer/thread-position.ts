/** Scrolls to the newest message above the docked box, unless the newest comes first or the address leads elsewhere. */
export function showThreadEnd(inDock: Element | null) {
  const column = inDock?.closest('[data-dock]')?.parentElement
  if (location.hash === '' && column?.querySelector('[data-order="oldest"]'))
    column.scrollIntoView({ block: 'end' })
}

/** Keeps what is read above the docked box in sight while the box grows with its text. */
export function keepAboveDock(dock: HTMLElement) {
  let height = dock.offsetHeight
  const observer = new ResizeObserver(() => {
    const grownBy = dock.offsetHeight - height
    height += grownBy
    const isOldestFirst = dock.parentElement?.querySelector('[data-order="oldest"]')
    // A box that shrinks covers nothing.
    if (isOldestFirst && grownBy > 0 && dock.contains(document.activeElement))
      window.scrollBy(0, grownBy)
  })
  observer.observe(dock)
  return () => observer.disconnect()
}
