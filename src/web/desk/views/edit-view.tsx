import { useMutation } from '@tanstack/react-query'

import type { SavedView } from '#shared/desk/views/contract.ts'
import * as words from '#words/desk.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusWhen } from '#web/lib/use-when.ts'

import { checkView, ViewFields, type ViewValues } from './view-fields.tsx'
import styles from './views.module.css'

type EditViewProps = {
  view: SavedView
  onChange: (values: ViewValues) => Promise<unknown>
  onEnd: () => void
}

/** In the place of the view's line. */
export function EditView({ view, onChange, onEnd }: EditViewProps) {
  const change = useMutation({ mutationFn: onChange, onSuccess: onEnd })
  const form = useForm<ViewValues>({
    initial: { name: view.name, isShared: view.isShared },
    check: checkView,
    sending: change,
  })

  useFocusWhen(true, () => form.element.current?.querySelector('input'))

  return (
    <Form form={form} className={styles.form} onSend={() => change.mutate(form.values)}>
      <FormFailure title={words.changeViewFailed} error={form.failure} />
      <ViewFields form={form} />
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onEnd}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={change.isPending} busyLabel={words.savingView}>
          {words.saveViewChanges}
        </Button>
      </div>
    </Form>
  )
}
