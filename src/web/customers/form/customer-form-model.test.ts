import { expect, test } from 'vitest'

import {
  checkCustomerForm,
  NEW_CUSTOMER,
  toCustomerInput,
  lossOfSignIn,
} from './customer-form-model.ts'

const saved = { ...NEW_CUSTOMER, name: 'Northwind', 'saml.entityId': 'urn:saved' }

test('a line is not sent when it was left blank', () => {
  const values = {
    ...saved,
    domains: ['a.example', ' '],
    'saml.enabled': true,
    'saml.ipRestrictions': ['', '203.0.113.7'],
  }
  const input = toCustomerInput(values, saved)
  expect(input.domains).toEqual(['a.example'])
  expect(input.saml?.ipRestrictions).toEqual(['203.0.113.7'])
})

test('SAML fields are not sent, and stored ones stay, when SAML is off', () => {
  const values = { ...saved, 'saml.entityId': 'urn:typed', 'saml.cert': 'nonsense' }
  expect(toCustomerInput(values, saved).saml).toMatchObject({
    enabled: false,
    entityId: 'urn:saved',
    cert: '',
  })
  const enabled = { ...values, 'saml.enabled': true }
  expect(toCustomerInput(enabled, saved).saml).toMatchObject({
    enabled: true,
    entityId: 'urn:typed',
    cert: 'nonsense',
  })
})

test('a customer is refused when it lacks a name or a domain', () => {
  expect(checkCustomerForm({ ...NEW_CUSTOMER, name: ' ' })).toEqual({
    name: 'Name is required',
    domain: 'Domain is required',
  })
})

test('the values of the provider are required only when SAML is enabled', () => {
  const named = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }
  expect(checkCustomerForm(named)).toEqual({})
  expect(checkCustomerForm({ ...named, 'saml.enabled': true })).toEqual({
    'saml.entityId': 'Entity ID is required when SAML is enabled',
    'saml.entryPoint': 'Entry Point URL is required when SAML is enabled',
    'saml.cert': 'Certificate is required when SAML is enabled',
  })
})

test('a missing tenant of Microsoft is told at the method, because no field has it', () => {
  const values = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }
  expect(checkCustomerForm({ ...values, 'saml.enabled': true, 'saml.kind': 'microsoft' })).toEqual({
    'saml.kind': expect.stringContaining('Connect the Microsoft tenant first'),
  })
})

test('a contact must be completed, and is named by its position, when it was begun', () => {
  const technicalContacts = [
    { name: '', email: ' ', phone: '' },
    { name: 'Ada', email: '', phone: '' },
  ]
  const values = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }
  expect(checkCustomerForm({ ...values, technicalContacts })).toEqual({
    'technicalContacts.1.email': 'Enter an email address or a phone number',
  })
})

test('lossOfSignIn says who loses the sign-in when a live customer is saved', () => {
  const live = {
    ...NEW_CUSTOMER,
    active: true,
    domain: 'northwind.example',
    domains: ['nw.example', ''],
    'saml.enabled': true,
    'saml.entityId': 'urn:idp',
  }
  expect(lossOfSignIn(live, { ...live, name: 'Other' })).toBeNull()
  expect(lossOfSignIn(live, { ...live, active: false })).toEqual({ of: 'everyone' })
  expect(lossOfSignIn(live, { ...live, 'saml.enabled': false })).toEqual({ of: 'everyone' })
  expect(lossOfSignIn(live, { ...live, domain: 'nw.example', domains: [] })).toEqual({
    of: 'domains',
    domains: ['northwind.example'],
  })
  expect(lossOfSignIn(live, { ...live, 'saml.entityId': 'urn:b' })).toEqual({ of: 'sessions' })
  expect(lossOfSignIn({ ...live, 'saml.enabled': false }, { ...live, active: false })).toBeNull()
})
