/**
 * Opens a dialog, which a click next to it closes where its `closedby` says so. Returns a function that
 * closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  const listening = new AbortController()
  const isLeftOutside = dialog.getAttribute('closedby') === 'any'
  if (isLeftOutside && !('closedBy' in dialog)) {
    closeByClickOutside(dialog, listening.signal)
  }
  return () => {
    listening.abort()
    dialog.close()
  }
}

/** Does what `closedby` does. Safari does not know it. */
function closeByClickOutside(dialog: HTMLDialogElement, signal: AbortSignal) {
  let isPressedOutside = false
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === dialog && !isInside
  }
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = isOutside(event)
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      // A text that is selected from inside to outside ends with a click there, too.
      if (!isPressedOutside || !isOutside(event)) return
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    },
    { signal },
  )
}
