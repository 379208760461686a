import { expect, onTestFinished, test, vi } from 'vitest'

import { watchPresses } from './watch-presses.ts'

function aPage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = new EventTarget()
  const done: string[] = []
  const afterPress = watchPresses(page)
  return {
    done,
    leaveField: (name: string) => afterPress(() => void done.push(name)),
    moveWithout: (buttons: number) =>
      void page.dispatchEvent(Object.assign(new Event('pointermove'), { buttons })),
    fire: (...types: string[]) => {
      for (const type of types) page.dispatchEvent(new Event(type))
    },
  }
}

test('work is done immediately when nothing is pressed', () => {
  const { done, leaveField } = aPage()
  leaveField('subject')
  expect(done).toEqual(['subject'])
})

test('work waits for the click when a press is under way', () => {
  const { done, leaveField, fire } = aPage()
  fire('pointerdown')
  leaveField('subject')
  fire('pointerup')
  expect(done).toEqual([])
  fire('click')
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['subject'])
})

test('work waits when the field is left between pointerup and click, as on a touch screen', () => {
  const { done, leaveField, fire } = aPage()
  fire('pointerdown', 'pointerup')
  leaveField('subject')
  expect(done).toEqual([])
  fire('click')
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['subject'])
})

test.each([
  ['no click comes', ['pointerup'], 400],
  ['the press becomes a scroll', ['pointercancel'], 0],
])('work does not wait for ever when %s', (_, events, ms) => {
  const { done, leaveField, fire } = aPage()
  fire('pointerdown')
  leaveField('subject')
  fire(...events)
  vi.advanceTimersByTime(ms)
  expect(done).toEqual(['subject'])
  leaveField('description')
  expect(done).toEqual(['subject', 'description'])
})

test('work does not wait for ever when the pointer is lifted out of sight', () => {
  const { done, leaveField, fire, moveWithout } = aPage()
  fire('pointerdown')
  leaveField('subject')
  moveWithout(1)
  vi.advanceTimersByTime(400)
  expect(done).toEqual([])
  moveWithout(0)
  vi.advanceTimersByTime(400)
  expect(done).toEqual(['subject'])
})
