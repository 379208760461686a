import { expect, test } from 'vitest'

import { agentChoices } from './agent-choices.ts'

const ADA = { id: 'ada', name: 'Ada' }
const BEN = { id: 'ben', name: 'Ben' }
const CLEO = { id: 'cleo', name: 'Cleo' }

test('the viewer is the first choice, even when the others are not known yet', () => {
  expect(agentChoices([ADA, BEN], { assignee: null, viewer: BEN })).toEqual([BEN, ADA])
  expect(agentChoices([], { assignee: null, viewer: BEN })).toEqual([BEN])
})

test('the present assignee is among the choices when they are no longer active', () => {
  expect(agentChoices([ADA, BEN], { assignee: CLEO, viewer: BEN })).toEqual([BEN, ADA, CLEO])
  expect(agentChoices([ADA, BEN], { assignee: ADA, viewer: BEN })).toEqual([BEN, ADA])
})
