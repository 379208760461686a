import { z } from 'zod'

import {
  LOGO_TYPES,
  MAX_CATEGORIES,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_CONTACT_DETAIL_LENGTH,
  MAX_CONTACT_DETAILS,
  MAX_INSTALLATION_NAME_LENGTH,
  MAX_LINK_TEXT_LENGTH,
  MAX_LINK_URL_LENGTH,
  MAX_LOGO_BYTES,
  MAX_RESOURCES,
  SETTINGS_MESSAGES,
} from './values.ts'

function line(maxLength: number, requiredMessage: string) {
  return z
    .string(requiredMessage)
    .overwrite((text) => text.toWellFormed().trim())
    .min(1, requiredMessage)
    .max(maxLength, `This must be ${maxLength} characters or less`)
    .refine((text) => !text.includes('\0'), 'This text contains a character that cannot be stored')
}

/** Absent and empty mean the same to a form. Whether it leads anywhere is the server's to say. */
function address() {
  return z
    .string()
    .trim()
    .max(MAX_LINK_URL_LENGTH, `An address must be ${MAX_LINK_URL_LENGTH} characters or less`)
    .nullish()
    .transform((text) => text || null)
}

const Logo = z.object({
  /** Another one for another picture, so that it may be kept for ever. */
  url: z.string(),
  contentType: z.enum(LOGO_TYPES),
  width: z.number(),
  height: z.number(),
})

const Link = z.object({ text: z.string(), url: z.string().nullable() })
/** Without an address it is kept, and shown nowhere. */
export type Link = z.infer<typeof Link>

/** What every page says of the installation, to anyone. */
export const Brand = z.object({
  name: z.string(),
  logo: Logo.nullable(),
  contact: Link,
  contactDetails: z.array(z.string()),
  resources: z.array(Link),
  privacyUrl: z.string().nullable(),
})
export type Brand = z.infer<typeof Brand>

export const Settings = Brand.extend({
  /** Of customers that have none of their own. */
  timeZone: z.string(),
  version: z.number(),
  updatedAt: z.string().nullable(),
  /** The name of whoever saved it last, as it was then. */
  updatedBy: z.string().nullable(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsInput = z.object({
  name: line(MAX_INSTALLATION_NAME_LENGTH, SETTINGS_MESSAGES.name),
  contact: z.object({
    text: line(MAX_LINK_TEXT_LENGTH, SETTINGS_MESSAGES.contactText),
    url: address(),
  }),
  contactDetails: z
    .array(line(MAX_CONTACT_DETAIL_LENGTH, 'Give no empty lines'))
    .max(MAX_CONTACT_DETAILS, `Give at most ${MAX_CONTACT_DETAILS} lines`),
  resources: z
    .array(
      z.object({
        text: line(MAX_LINK_TEXT_LENGTH, SETTINGS_MESSAGES.linkText),
        url: address(),
      }),
    )
    .max(MAX_RESOURCES, `Give at most ${MAX_RESOURCES} links`),
  privacyUrl: address(),
  timeZone: z.string('Choose a time zone').max(100, 'Choose a time zone'),
})
export type SettingsInput = z.infer<typeof SettingsInput>

export const SettingsUpdate = SettingsInput.extend({
  /** That of the settings that were edited; without it the newest is overwritten. */
  version: z.int().optional(),
})
export type SettingsUpdate = z.infer<typeof SettingsUpdate>

export const LogoUpload = z.object({
  /** The picture, in Base64. What it is, is read from itself. */
  content: z
    .base64('Choose a picture')
    .max(Math.ceil(MAX_LOGO_BYTES / 3) * 4, 'A logo must be 256 KB or less'),
})
export type LogoUpload = z.infer<typeof LogoUpload>

export const AdminCategory = z.object({ id: z.string(), name: z.string(), retired: z.boolean() })
export type AdminCategory = z.infer<typeof AdminCategory>

const CategoryName = line(MAX_CATEGORY_NAME_LENGTH, SETTINGS_MESSAGES.categoryName)

export const CategoryInput = z.object({ name: CategoryName })
export type CategoryInput = z.infer<typeof CategoryInput>

export const CategoryUpdate = z
  .object({ name: CategoryName.optional(), retired: z.boolean().optional() })
  .refine(({ name, retired }) => name !== undefined || retired !== undefined, {
    message: 'There is nothing to change',
  })
export type CategoryUpdate = z.infer<typeof CategoryUpdate>

export const CategoryOrder = z.object({
  /** All there are, retired ones too, as they are to stand. */
  ids: z.array(z.string().max(100)).max(MAX_CATEGORIES),
})
export type CategoryOrder = z.infer<typeof CategoryOrder>
