import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#shared/staff/values.ts'
import { Field } from '#web/kit/basic/field.tsx'
import { Select } from '#web/kit/basic/text-input.tsx'

const HINTS: Record<StaffRole, string> = {
  agent: 'Answers the tickets of all customers.',
  admin: 'Also manages customers, single sign-on, the team and the settings.',
}

type RoleFieldProps = { role: StaffRole; error?: string; onChange: (role: StaffRole) => void }

export function RoleField({ role, error, onChange }: RoleFieldProps) {
  return (
    <Field label="Role" hint={HINTS[role]} error={error}>
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
              {STAFF_ROLE_LABELS[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
