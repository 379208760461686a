import { z } from 'zod'

import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { type Language, LANGUAGES } from '#shared/languages.ts'
import { oneLine } from '#shared/plain-text.ts'
import { CATEGORY_CONFIDENTIALITIES } from '#shared/tickets/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { categoryEndpoints, settingsEndpoints } from './endpoints.ts'
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
  MAX_NEAR_PERCENT,
  MAX_RESOURCES,
  MAX_REOPEN_DAYS,
  MAX_UNDO_SECONDS,
} from './values.ts'

/** One line of text that must not be empty. */
export function line(maxLength: number, requiredMessage: string) {
  return z
    .string(requiredMessage)
    .overwrite(oneLine)
    .min(1, requiredMessage)
    .max(maxLength)
    .refine((text) => !text.includes('\0'), textKey('tickets.notStorable'))
}

/** In further languages, by language. What is left out stays as it is, and an empty text removes a name. */
export function namesInput(maxLength: number) {
  const name = z
    .string()
    .overwrite(oneLine)
    .max(maxLength)
    .refine((text) => !text.includes('\0'), textKey('tickets.notStorable'))
    .optional()
  const byLanguage = { en: name, de: name } satisfies Record<Language, typeof name>
  return z.strictObject(byLanguage, textKey('settings.giveKnownLanguages')).optional()
}

/** In further languages, by language; left out where there are none. */
export const NamesAnswer = z
  .object({
    en: z.string().optional(),
    de: z.string().optional(),
  } satisfies Record<Language, unknown>)
  .optional()

/** Absent and empty mean the same to a form. Whether it leads anywhere is the server's to say. */
function address() {
  return z
    .string()
    .trim()
    .max(MAX_LINK_URL_LENGTH, textKey('settings.addressTooLong'))
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

/** Facts of the installation on every page, for anyone. */
export const Brand = z.object({
  name: z.string(),
  logo: Logo.nullable(),
  contact: Link,
  contactDetails: z.array(z.string()),
  resources: z.array(Link),
  privacyUrl: z.string().nullable(),
  /** Agents work in another system, so that tickets can be as of an earlier time. */
  hasCrm: z.boolean(),
  /** Requesters are asked to rate closed tickets. */
  askForRating: z.boolean(),
  /** Set while no one could change a setting: the pages say how to create the first administrator. */
  needsAdministrator: z.literal(true).optional(),
})
export type Brand = z.infer<typeof Brand>

export const Settings = Brand.extend({
  resources: z.array(Link.extend({ names: NamesAnswer })),
  /** Time zone of customers that have none of their own. */
  timeZone: z.string(),
  /** Language of people whose browser asks for no available one. Null: the first language. */
  language: z.enum(LANGUAGES).nullable(),
  /** How much of a promise's time is left, in percent, when it is near and staff are told. Zero: never. */
  nearPercent: z.number(),
  /** For how many seconds a reply can be taken back. Zero: it goes out at once. */
  undoSeconds: z.number(),
  /** A closed ticket can be reopened for so many days. Zero: never. */
  reopenDays: z.number(),
  /** A reply assigns a ticket that no one has to its writer. */
  assignOnReply: z.boolean(),
  /** A requester has a mail that says that their ticket came in. */
  acknowledgeTickets: z.boolean(),
  version: z.number(),
  updatedAt: z.string().nullable(),
  /** The name of the person who saved it last, at that time. */
  updatedBy: z.string().nullable(),
})
export type Settings = z.infer<typeof Settings>

const CHOOSE_TIME_ZONE = textKey('settings.chooseTimeZone')
const GIVE_PERCENT = textKey('settings.givePercent')
const GIVE_SECONDS = textKey('settings.giveSeconds')
const GIVE_DAYS = textKey('settings.giveDays')

export const SettingsInput = z.object({
  name: line(MAX_INSTALLATION_NAME_LENGTH, textKey('settings.giveName')),
  contact: z.object({
    text: line(MAX_LINK_TEXT_LENGTH, textKey('settings.giveContactText')),
    url: address(),
  }),
  contactDetails: z
    .array(line(MAX_CONTACT_DETAIL_LENGTH, textKey('settings.noEmptyLines')))
    .max(MAX_CONTACT_DETAILS, textKey('settings.tooManyDetails')),
  resources: z
    .array(
      z.object({
        text: line(MAX_LINK_TEXT_LENGTH, textKey('settings.giveLinkText')),
        url: address(),
        /** When they are left out, those of the stored link with this text stay. */
        names: namesInput(MAX_LINK_TEXT_LENGTH),
      }),
    )
    .max(MAX_RESOURCES, textKey('settings.tooManyLinks')),
  privacyUrl: address(),
  timeZone: z.string(CHOOSE_TIME_ZONE).max(100, CHOOSE_TIME_ZONE),
  /** Stays as it is where it is left out. */
  language: z.enum(LANGUAGES, textKey('signIn.chooseLanguage')).nullable().optional(),
  /** Stays as it is where it is left out. */
  nearPercent: z
    .int(GIVE_PERCENT)
    .min(0, GIVE_PERCENT)
    .max(MAX_NEAR_PERCENT, GIVE_PERCENT)
    .optional(),
  /** Stays as it is where it is left out. */
  undoSeconds: z
    .int(GIVE_SECONDS)
    .min(0, GIVE_SECONDS)
    .max(MAX_UNDO_SECONDS, GIVE_SECONDS)
    .optional(),
  /** Stays as it is where it is left out. */
  reopenDays: z.int(GIVE_DAYS).min(0, GIVE_DAYS).max(MAX_REOPEN_DAYS, GIVE_DAYS).optional(),
  /** They stay as they are where they are left out. */
  assignOnReply: z.boolean().optional(),
  acknowledgeTickets: z.boolean().optional(),
  askForRating: z.boolean().optional(),
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
    .base64(textKey('settings.choosePicture'))
    .max(Math.ceil(MAX_LOGO_BYTES / 3) * 4, textKey('settings.logoTooLarge')),
})
export type LogoUpload = z.infer<typeof LogoUpload>

export const settingsContract = {
  getSettings: {
    ...settingsEndpoints.getSettings,
    access: 'admin',
    summary: 'What the installation calls its own',
    response: Settings,
  },
  updateSettings: {
    ...settingsEndpoints.updateSettings,
    access: 'admin',
    summary: 'Change name, contact, links and default time zone',
    body: SettingsUpdate,
    response: Settings,
  },
  setLogo: {
    ...settingsEndpoints.setLogo,
    access: 'admin',
    bodyBytes: LARGE_FORM_BYTES,
    summary: 'Give the installation a logo: PNG, JPEG, WebP or SVG',
    body: LogoUpload,
    response: Settings,
  },
  removeLogo: {
    ...settingsEndpoints.removeLogo,
    access: 'admin',
    summary: 'Go back to the mark that comes with Portico',
    response: Settings,
  },
  getLogo: {
    ...settingsEndpoints.getLogo,
    access: 'public',
    summary: 'The logo of the installation',
    query: z.object({ v: z.string().max(64).optional() }),
    produces: 'The picture',
  },
} as const satisfies Record<keyof typeof settingsEndpoints, Endpoint>

const Confidential = z.enum(CATEGORY_CONFIDENTIALITIES)
/** Left out where tickets are not confidential by their category. */
const CategoryConfidential = Confidential.exclude(['no']).optional()

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  confidential: CategoryConfidential,
})

export type Category = z.infer<typeof Category>

export const CategoryListQuery = z.object({
  /** With those that no new ticket can have, but older ones carry. */
  retired: z.enum(['include']).optional(),
})

export const AdminCategory = z.object({
  id: z.string(),
  name: z.string(),
  names: NamesAnswer,
  confidential: CategoryConfidential,
  retired: z.boolean(),
})

export type AdminCategory = z.infer<typeof AdminCategory>

const CategoryName = line(MAX_CATEGORY_NAME_LENGTH, textKey('settings.giveCategoryName'))

const CategoryNames = namesInput(MAX_CATEGORY_NAME_LENGTH)

export const CategoryInput = z.object({
  name: CategoryName,
  names: CategoryNames,
  confidential: Confidential.optional(),
})

export type CategoryInput = z.infer<typeof CategoryInput>

export const CategoryUpdate = z
  .object({
    name: CategoryName.optional(),
    names: CategoryNames,
    retired: z.boolean().optional(),
    confidential: Confidential.optional(),
  })
  .refine((changes) => Object.values(changes).some((change) => change !== undefined), {
    message: textKey('settings.nothingToChangeInCategory'),
  })

export type CategoryUpdate = z.infer<typeof CategoryUpdate>

export const CategoryOrder = z.object({
  /** All there are, retired ones too, as they are to stand. */
  ids: z.array(z.string().max(100)).max(MAX_CATEGORIES),
})

export type CategoryOrder = z.infer<typeof CategoryOrder>

export const categoryContract = {
  listAdminCategories: {
    ...categoryEndpoints.listAdminCategories,
    access: 'admin',
    summary: 'Every category, retired ones too, in their order',
    response: z.array(AdminCategory),
  },
  addCategory: {
    ...categoryEndpoints.addCategory,
    access: 'admin',
    summary: 'Add a category at the end; its key is made of its name',
    body: CategoryInput,
    status: 201,
    response: AdminCategory,
  },
  orderCategories: {
    ...categoryEndpoints.orderCategories,
    access: 'admin',
    summary: 'Put the categories into another order',
    body: CategoryOrder,
    response: z.array(AdminCategory),
  },
  updateCategory: {
    ...categoryEndpoints.updateCategory,
    access: 'admin',
    summary:
      'Rename a category, retire it, take it back into use, or say whether its tickets are confidential',
    params: z.object({ categoryId: z.string().regex(/^[A-Z0-9_]{1,64}$/) }),
    body: CategoryUpdate,
    response: AdminCategory,
  },
} as const satisfies Record<keyof typeof categoryEndpoints, Endpoint>
