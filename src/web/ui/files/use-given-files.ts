import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type GivenFilesOptions = {
  /** The file input; what is given to its form is given to it. */
  input: RefObject<HTMLInputElement | null>
  /** Says whether there was something for it; what was not is pasted as usual. */
  onPaste: (clipboard: DataTransfer) => boolean
  onDrop: (dropped: DataTransfer) => void
}

/**
 * Takes what is pasted or dropped anywhere in the form of a file input. A file that misses the form
 * is not opened by the browser, which would leave the page and what was typed there.
 */
export function useGivenFiles({ input, onPaste, onDrop }: GivenFilesOptions) {
  const [isOver, setIsOver] = useState(false)

  function isInForm(target: EventTarget | null): boolean {
    const isTaking = input.current?.matches(':not(:disabled, [inert] *)')
    return (
      isTaking === true && target instanceof Node && input.current?.form?.contains(target) === true
    )
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (clipboardData === null || !(target instanceof Element)) return
    // With the focus in no other field it is the form that is meant, wherever on the page.
    const isElsewhere =
      target.closest('input, textarea, select, [contenteditable], dialog') !== null
    const isMeant = isInForm(target) || (!isElsewhere && isInForm(input.current))
    if (isMeant && onPaste(clipboardData)) event.preventDefault()
  })

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const isHere = isInForm(event.target)
    event.dataTransfer.dropEffect = isHere ? 'copy' : 'none'
    setIsOver(isHere)
  })

  const dragLeave = useEffectEvent((event: DragEvent) => {
    // Only out of the window: between two elements another one is entered.
    if (event.relatedTarget === null) setIsOver(false)
  })

  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setIsOver(false)
    if (isInForm(event.target)) onDrop(event.dataTransfer)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('paste', (event) => paste(event), { signal })
    document.addEventListener('dragover', (event) => dragOver(event), { signal })
    document.addEventListener('dragleave', (event) => dragLeave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    return () => listening.abort()
  }, [])

  return { isOver }
}
