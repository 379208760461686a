import * as words from '#words/sign-in.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'

export function ConnectionBanner({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button busy={busy} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      <strong>{words.connectionError}</strong> {words.cannotConnect}
    </Banner>
  )
}
