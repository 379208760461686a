import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/**
 * Makes a text area as tall as its text where the browser does not know `field-sizing`, as Safari. Returns
 * the ref to give to it.
 */
export function useGrowth(
  ref: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  const lastHeight = useRef('')
  useImperativeHandle(ref, () => area.current!, [])

  // After each rendering, since any may bring another text.
  useLayoutEffect(() => {
    if (area.current) lastHeight.current = fitToText(area.current, lastHeight.current)
  })

  return area
}

function fitToText(area: HTMLTextAreaElement, lastHeight: string): string {
  const { style } = area
  // A height that the person has dragged is left alone.
  if (CSS.supports('field-sizing', 'content') || style.height !== lastHeight) return lastHeight
  style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  style.height = `${area.scrollHeight + borders}px`
  return style.height
}
