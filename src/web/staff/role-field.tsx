import * as words from '#words/staff.ts'
import { STAFF_ROLES, type StaffRole } from '#shared/staff/values.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'

type RoleFieldProps = { role: StaffRole; error?: string; onChange: (role: StaffRole) => void }

export function RoleField({ role, error, onChange }: RoleFieldProps) {
  return (
    <Field label={words.role} hint={words.whatRolesDo[role]} error={error}>
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={(event) => {
            const chosen = STAFF_ROLES.find((known) => known === event.target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {STAFF_ROLES.map((known) => (
            <option key={known} value={known}>
              {words.roles[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
