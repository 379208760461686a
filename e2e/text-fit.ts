import type { Page } from '@playwright/test'

/**
 * Finds texts that lie upon others, texts that run out of their element or of the badge, button or
 * cell that they are in, and icons that a text leaves no room for. What floats above the page lies
 * upon it on purpose.
 */
export async function findTextsOutOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    type Line = { element: Element; frame: Element | null; text: string; box: Box }
    type Surroundings = { isPassedOver: boolean; frame: Element | null; cuts: Box[] }

    const HOLDS_TEXT = 'a, button, dd, dt, label, legend, li, summary, td, th, h1, h2, h3, h4'
    const PASSED_OVER = 'noscript, script, style, svg, [popover]'
    /** Letters reach a little above and below the room of their line. */
    const LINE_SHARE = 0.35

    const found = new Set<string>()
    const root = document.querySelector('dialog[open]') ?? document.body
    const known = new Map<Element, Surroundings>()
    const quote = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)

    function surroundingsOf(element: Element): Surroundings {
      const before = known.get(element)
      if (before) return before
      const { parentElement } = element
      const isRoot = element === root || !parentElement
      const outer = isRoot
        ? { isPassedOver: false, frame: null, cuts: [] }
        : surroundingsOf(parentElement)
      const { clip, clipPath, overflow, position } = getComputedStyle(element)
      const isHidden = clip !== 'auto' || clipPath !== 'none'
      const isAbove = !isRoot && (position === 'fixed' || position === 'sticky')
      // Content that scrolls in a frame of its own is not seen over things outside of it.
      const scrolls = /auto|scroll/.test(overflow)
      const cut = /hidden|clip/.test(overflow) ? [element.getBoundingClientRect()] : []
      const surroundings = {
        isPassedOver: outer.isPassedOver || isHidden || isAbove || element.matches(PASSED_OVER),
        frame: scrolls ? element : outer.frame,
        cuts: scrolls ? [] : [...outer.cuts, ...cut],
      }
      known.set(element, surroundings)
      return surroundings
    }

    function checkRoom({ element, text, box }: Line) {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { display, overflowX, paddingLeft, paddingRight } = getComputedStyle(around)
        const hasRoom = display !== 'inline' && display !== 'contents'
        if (!hasRoom) continue
        // Cut-off text is found by others.
        if (overflowX !== 'visible') return
        if (around !== element && !around.matches(HOLDS_TEXT)) continue
        const room = around.getBoundingClientRect()
        const left = room.left + Number.parseFloat(paddingLeft)
        const right = room.right - Number.parseFloat(paddingRight)
        const beside = Math.max(left - box.left, box.right - right)
        const beyond = Math.max(room.top - box.top, box.bottom - room.bottom)
        if (beside > 1.5 || beyond > (box.bottom - box.top) * LINE_SHARE)
          found.add(`out of <${around.localName}>: ${quote(text)}`)
      }
    }

    function visiblePart(box: Box, cuts: Box[]): Box {
      return {
        left: Math.max(box.left, ...cuts.map(({ left }) => left)),
        right: Math.min(box.right, ...cuts.map(({ right }) => right)),
        top: Math.max(box.top, ...cuts.map(({ top }) => top)),
        bottom: Math.min(box.bottom, ...cuts.map(({ bottom }) => bottom)),
      }
    }

    function linesOf(node: Node, element: Element): Line[] {
      const text = node.textContent ?? ''
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (text.trim() === '' || !isShown) return []
      const { isPassedOver, frame, cuts } = surroundingsOf(element)
      if (isPassedOver) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].flatMap((rect) => {
        checkRoom({ element, frame, text, box: rect })
        const box = visiblePart(rect, cuts)
        return box.right > box.left && box.bottom > box.top ? [{ element, frame, text, box }] : []
      })
    }

    const lines: Line[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.parentElement) lines.push(...linesOf(node, node.parentElement))

    lines.sort((a, b) => a.box.top - b.box.top)
    for (const [index, upper] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const lower = lines[next]
        if (!lower || lower.box.top >= upper.box.bottom) break
        const { box } = upper
        const width = Math.min(box.right, lower.box.right) - Math.max(box.left, lower.box.left)
        const height = Math.min(box.bottom, lower.box.bottom) - lower.box.top
        const isUpon = width > 2 && height > (box.bottom - box.top) * LINE_SHARE
        if (isUpon && upper.frame === lower.frame && upper.element !== lower.element)
          found.add(`upon each other: ${quote(upper.text)} | ${quote(lower.text)}`)
      }
    }

    for (const icon of root.querySelectorAll('svg[viewBox]:not([preserveAspectRatio])')) {
      const { width, height } = icon.getBoundingClientRect()
      const isIcon = height > 0 && height <= 32 && icon.checkVisibility()
      if (isIcon && width < height - 1)
        found.add(`squeezed icon: ${quote(icon.parentElement?.textContent ?? '')}`)
    }
    return [...found]
  })
}
