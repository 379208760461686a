// On a touch screen the field is left, and the click comes, only after the finger was lifted.
const CLICK_COMES_WITHIN_MS = 400

type Page = Pick<EventTarget, 'addEventListener'>

/** Knows whether a pointer is being pressed, and holds work back until that press has had its click. */
export function watchPresses(page: Page) {
  let isPressed = false
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: (() => void)[] = []

  function release() {
    isPressed = false
    isDown = false
    clearTimeout(timer)
    for (const work of waiting.splice(0)) work()
  }

  function releaseIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(release, ms)
  }

  function lift() {
    isDown = false
    releaseIn(CLICK_COMES_WITHIN_MS)
  }

  const first = { capture: true }
  page.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(timer)
      isPressed = true
      isDown = true
    },
    first,
  )
  page.addEventListener('pointerup', lift, first)
  // Some elements keep a lifted pointer to themselves, such as a scroll bar and an open select.
  page.addEventListener(
    'pointermove',
    (event) => isDown && (event as PointerEvent).buttons === 0 && lift(),
    first,
  )
  page.addEventListener('pointercancel', () => releaseIn(0), first)
  page.addEventListener('click', () => isPressed && releaseIn(0), first)

  return function afterPress(work: () => void) {
    if (isPressed) waiting.push(work)
    else work()
  }
}
