import type { z } from 'zod'

import type { Api, EndpointName } from '#shared/api.ts'

// A call is given the method and path that it imports from its noun's `endpoints.ts`. What goes in
// and what comes out is looked up in the contract by these two, as types alone: no schema is loaded.

type Schema = z.core.$ZodType
type AddressOf<Spec extends Api[EndpointName]> = Spec extends unknown
  ? { method: Spec['method']; path: Spec['path'] }
  : never

/** Method and path of an endpoint of the contract. */
export type CallableEndpoint = AddressOf<Api[EndpointName]>

/** The same of the endpoints that take files. */
export type UploadEndpoint = AddressOf<Extract<Api[EndpointName], { files: 'attachments' }>>

type SpecByAddress = {
  [Name in EndpointName as `${Api[Name]['method']} ${Api[Name]['path']}`]: Api[Name]
}
type SpecOf<E extends CallableEndpoint> =
  `${E['method']} ${E['path']}` extends infer Address extends keyof SpecByAddress
    ? SpecByAddress[Address]
    : never

type ParamsOf<Spec> = Spec extends { params: infer S extends Schema }
  ? { params: z.input<S> }
  : { params?: never }
type QueryOf<Spec> = Spec extends { query: infer S extends Schema }
  ? { query?: Partial<z.output<S>> }
  : { query?: never }
type BodyOf<Spec> = Spec extends { body: infer S extends Schema }
  ? { body: z.input<S> }
  : { body?: never }

// Inputs of one endpoint at a time: for several the compiler would combine the parts of each with
// those of all others.
type UrlInputOf<Spec> = Spec extends unknown ? ParamsOf<Spec> & QueryOf<Spec> : never
type InputOf<Spec> = Spec extends unknown ? UrlInputOf<Spec> & BodyOf<Spec> : never

export type CallParams<E extends CallableEndpoint> = ParamsOf<SpecOf<E>>
export type UrlInput<E extends CallableEndpoint> = UrlInputOf<SpecOf<E>>
export type CallInput<E extends CallableEndpoint> = InputOf<SpecOf<E>>

export type CallOutput<E extends CallableEndpoint> =
  SpecOf<E> extends { response: infer S extends Schema } ? z.output<S> : undefined
