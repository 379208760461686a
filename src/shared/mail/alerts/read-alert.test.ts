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

test('a severity decides how bad a problem is, but not that it is one', () => {
  expect(read('Problem: Disk')).toMatchObject({ meaning: 'Medium', state: 'Problem' })
  expect(read('Problem: Disk', 'Severity: High')).toMatchObject({
    meaning: 'High',
    state: 'Problem (High)',
  })
  expect(read('Resolved in 5m: Disk', 'Severity: High')).toMatchObject({ meaning: 'recovery' })
  expect(read('Updated in 5m: Disk', 'Severity: High')).toMatchObject({ meaning: 'none' })
  // An unnamed severity has no consequence.
  expect(read('Problem: Disk', 'Severity: Resolved')).toMatchObject({ meaning: 'Medium' })
})

test('the body fills in what the subject lacks, and earlier patterns come first', () => {
  const body = 'Hello\n\nDevice: old\nHost:   web01  \nHost: web02'
  expect(read('Problem: Disk', body)).toMatchObject({ host: 'web01', service: 'Disk' })
  const bodyPatterns = ['{state}: {service}']
  expect(read('Anything', body, { subjectPatterns: [], bodyPatterns })).toBeUndefined()
  expect(read('Anything', 'Problem: Disk', { subjectPatterns: [], bodyPatterns })).toMatchObject({
    service: 'Disk',
    host: null,
  })
})

test('readAlert returns nothing when a pattern, the state or the subject of the alert is missing', () => {
  expect(read('Weekly report')).toBeUndefined()
  expect(read('Disk', 'Host: web01', { subjectPatterns: ['{service}'] })).toBeUndefined()
  expect(read('Problem', '', { subjectPatterns: ['{state}'] })).toBeUndefined()
  expect(read('Re: Problem: Disk', 'Host: web01')).toBeUndefined()
})

test('an alert stays the same when its state or the spelling of its names changes', () => {
  const one = read('Problem: Disk  /var', 'Host: WEB01')
  const other = read('Resolved in 5m: disk /VAR', 'Host: web01')
  expect(one && alertKey(one)).toBe(other && alertKey(other))
  expect(one && alertKey(one)).not.toBe(alertKey({ host: 'web01/disk', service: '/var' }))
})

test('an alert is cut before it is read when its size is hostile', () => {
  const long = 'x'.repeat(5_000)
  expect(read(`Problem: ${long}`)?.service).toHaveLength(200)
  expect(read('Problem: Disk', `${'line\n'.repeat(500)}Host: web01`)?.host).toBeNull()
})
