import { expect, test } from 'vitest'

import { aPortal, aSignedInAdministrator } from '#test/a-portal.ts'

test('holidays are listed in the language of the request when they are asked for', async () => {
  const admin = await aSignedInAdministrator(await aPortal())
  const german = { 'accept-language': 'de' }
  const listed = await admin.get('/api/admin/holidays?country=DE&region=BY', german)
  expect(listed.json()).toContainEqual(expect.objectContaining({ name: 'Fronleichnam' }))
  const regions = await admin.get('/api/admin/holiday-regions', german)
  expect(regions.json()).toContainEqual({
    code: 'LI',
    name: 'Liechtenstein',
    regions: expect.any(Array),
  })
  for (const area of ['country=QQ', 'country=DE&region=QQ', 'country=DE&region=constructor'])
    expect((await admin.get(`/api/admin/holidays?${area}`)).statusCode, area).toBe(404)
  const text =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270514\nEND:VEVENT\nEND:VCALENDAR'
  const read = await admin.post('/api/admin/holidays/import', { text })
  expect(read.json()).toEqual({ holidays: [], leftOut: 1 })
})
