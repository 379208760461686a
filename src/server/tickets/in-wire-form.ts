type InWireForm<Value> = Value extends Date
  ? string
  : Value extends object
    ? { -readonly [Key in keyof Value]: InWireForm<Value[Key]> }
    : Value

/** Instants as text, all the way down: what JSON makes of them. */
export function inWireForm<Value>(value: Value): InWireForm<Value> {
  return JSON.parse(JSON.stringify(value)) as InWireForm<Value>
}
