import { expect, test } from 'vitest'

import { type AlertReader, alertKey, readAlert } from './read-alert.ts'

const READER: AlertReader = {
  subjectPatterns: ['{state} in {*}: {service}', '{state}: {service}'],
  bodyPatterns: ['Host: {host}', 'Device: {host}', 'Severity: {severity}'],
  highStates: ['High'],
  mediumStates: ['Problem'],
  lowStates: ['Information'],
  recoveryStates: ['Resolved'],
  otherStates: ['Updated'],
}

function read(subject: string, body = '', change: Partial<AlertReader> = {}) {
  return readAlert({ ...READER, ...change }, { subject, body })
}

test('a severity decides how bad a problem is, and not whether it is one', () => {
  expect(read('Problem: Disk')).toMatchObject({ meaning: 'Medium', state: 'Problem' })
  expect(read('Problem: Disk', 'Severity: High')).toMatchObject({
    meaning: 'High',
    state: 'Problem (High)',
  })
  expect(read('Resolved in 5m: Disk', 'Severity: High')).toMatchObject({ meaning: 'recovery' })
  expect(read('Updated in 5m: Disk', 'Severity: High')).toMatchObject({ meaning: 'none' })
  // Of a severity that nobody has named nothing follows.
  expect(read('Problem: Disk', 'Severity: Resolved')).toMatchObject({ meaning: 'Medium' })
})

test('the body says what the subject does not, the pattern above before the one below', () => {
  const body = 'Hello\n\nDevice: old\nHost:   web01  \nHost: web02'
  expect(read('Problem: Disk', body)).toMatchObject({ host: 'web01', service: 'Disk' })
  const bodyPatterns = ['{state}: {service}']
  expect(read('Anything', body, { subjectPatterns: [], bodyPatterns })).toBeUndefined()
  expect(read('Anything', 'Problem: Disk', { subjectPatterns: [], bodyPatterns })).toMatchObject({
    service: 'Disk',
    host: null,
  })
})

test('nothing is read where a pattern, the state or what it is about is missing', () => {
  expect(read('Weekly report')).toBeUndefined()
  expect(read('Disk', 'Host: web01', { subjectPatterns: ['{service}'] })).toBeUndefined()
  expect(read('Problem', '', { subjectPatterns: ['{state}'] })).toBeUndefined()
  expect(read('Re: Problem: Disk', 'Host: web01')).toBeUndefined()
})

test('an alert is the same whatever its state and however its names are written', () => {
  const one = read('Problem: Disk  /var', 'Host: WEB01')
  const other = read('Resolved in 5m: disk /VAR', 'Host: web01')
  expect(one && alertKey(one)).toBe(other && alertKey(other))
  expect(one && alertKey(one)).not.toBe(alertKey({ host: 'web01/disk', service: '/var' }))
})

test('what is hostile in size is cut before it is read', () => {
  const long = 'x'.repeat(5_000)
  expect(read(`Problem: ${long}`)?.service).toHaveLength(200)
  expect(read('Problem: Disk', `${'line\n'.repeat(500)}Host: web01`)?.host).toBeNull()
})
