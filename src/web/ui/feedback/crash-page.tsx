import { CloudOff } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/ui.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AlertMark } from '#web/ui/display/message-marks.tsx'

import { DeadEnd } from './dead-end.tsx'
import { isServerThere, NotLoadedError, useLoadAgain } from './lazy-code.tsx'

const AGAIN_MS = 2_000

type CrashPageProps = { error: unknown; retry: () => void }

/** Instead of a page that broke while it was drawn, or whose code could not be fetched. */
export function CrashPage({ error, retry }: CrashPageProps) {
  const isMissing = error instanceof NotLoadedError
  return isMissing ? <MissingPage load={error.load} onLoaded={retry} /> : <BrokenPage />
}

function BrokenPage() {
  useDocumentTitle(words.crashTitle)

  return (
    <DeadEnd
      icon={<AlertMark />}
      heading={<h1>{words.crashTitle}</h1>}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.reloadHelps}
    </DeadEnd>
  )
}

type MissingPageProps = { load: () => Promise<unknown>; onLoaded: () => void }

/** Loads the page when the server, which was away, is there again. */
function MissingPage({ load, onLoaded }: MissingPageProps) {
  const isOnline = useOnline()
  const { isLoading, loadAgain } = useLoadAgain(load, onLoaded)
  const [misses, setMisses] = useState(isOnline ? 0 : 1)
  const title = isOnline ? words.notLoaded : words.notLoadedOffline
  useDocumentTitle(title)
  useAfterPause(isLoading ? null : misses, AGAIN_MS, () => void loadWhenBack())

  async function loadWhenBack() {
    const isThere = await isServerThere()
    // A server that was there all the time does not have the code: only a person tries again.
    if (isThere && misses === 0) return
    if (isThere) await loadAgain()
    setMisses(misses + 1)
  }

  return (
    <DeadEnd
      icon={<CloudOff aria-hidden="true" />}
      heading={<h1>{title}</h1>}
      action={
        <>
          <Button variant="primary" busy={isLoading} onClick={() => void loadAgain()}>
            {words.retry}
          </Button>
          <Button onClick={() => history.back()}>{words.back}</Button>
        </>
      }
    >
      {words.loadsWhenBack}
    </DeadEnd>
  )
}
