import { readColor } from '../kit/colors/index.ts'
import { isEmail } from '../kit/guests/guests.ts'
import { settingText } from '../kit/settings/index.ts'
import type {
  MemberKind,
  NewApplication,
  SetupChoices,
  SetupFeature,
  SetupPicture,
  SetupSetting,
} from './setup.port.ts'

/** In their order; the step that is shown starts at 0 and moves by one (SETUP-01, SETUP-02). */
export const steps = ['application', 'customers', 'members', 'features', 'configurations', 'summary'] as const // prettier-ignore
export type Step = (typeof steps)[number]

export const memberKinds = ['client', 'clientLead', 'clientService', 'administration', 'dataSolutions', 'directOrder'] as const satisfies readonly MemberKind[] // prettier-ignore

export interface CustomerRow {
  key: string
  /** As typed; empty for a number that the server gives. */
  number: string
  name: string
}

export interface MemberRow {
  key: string
  fullName: string
  email: string
  kind: MemberKind
}

/** What is entered, as it is typed. */
export interface SetupDraft {
  name: string
  description: string
  agencyName: string
  /** Null: the first of the stock (SETUP-05). */
  pictureId: string | null
  uploads: readonly SetupPicture[]
  primary: string
  secondary: string
  customers: readonly CustomerRow[]
  members: readonly MemberRow[]
  featureIds: readonly number[]
  /** Of the pages that it begins with; null: those of the features alone. */
  templateKey: string | null
  /** By key of the setting. */
  values: Readonly<Record<string, unknown>>
  /** Index of the furthest step that was reached. */
  reached: number
  /** Names what was sent and not answered. */
  command: string | null
}

export const emptyDraft: SetupDraft = {
  name: '',
  description: '',
  agencyName: '',
  pictureId: null,
  uploads: [],
  primary: '',
  secondary: '',
  customers: [],
  members: [],
  featureIds: [],
  templateKey: null,
  values: {},
  reached: 0,
  command: null,
}

/** Goes up whenever a draft is written otherwise: an older one is none. */
const draftVersion = 2

export const writeDraft = (draft: SetupDraft): string =>
  JSON.stringify({ version: draftVersion, draft })

/** A kept draft; another version or broken text is none (GEN-10). */
export function readDraft(text: string | undefined): SetupDraft | undefined {
  if (text === undefined) return undefined
  try {
    const kept = JSON.parse(text) as { version?: unknown; draft?: SetupDraft } | null
    // The first version knew no template, and was the same otherwise.
    if (kept?.version === 1 && kept.draft) return { ...kept.draft, templateKey: null }
    return kept?.version === draftVersion ? kept.draft : undefined
  } catch {
    return undefined
  }
}

export const isEmptyDraft = (draft: SetupDraft): boolean =>
  JSON.stringify({ ...draft, reached: 0, command: null }) === JSON.stringify(emptyDraft)

/** The step that an address names, as far as one has got; everything else is the first. */
export function stepAt(name: string | undefined, reached: number): number {
  const index = steps.indexOf(name as Step)
  return index > 0 && index <= reached ? index : 0
}

/** An uploaded picture comes first, and once (SETUP-06). */
export const withPicture = (
  pictures: readonly SetupPicture[],
  picture: SetupPicture,
): SetupPicture[] => [picture, ...pictures.filter(({ id }) => id !== picture.id)]

/** The picture that counts: the one chosen, else the first of the stock (SETUP-05). */
export function pictureOf(
  { pictureId, uploads }: Pick<SetupDraft, 'pictureId' | 'uploads'>,
  stock: readonly SetupPicture[],
): SetupPicture | undefined {
  const chosen = [...uploads, ...stock].find(({ id }) => id === pictureId)
  return chosen ?? stock[0]
}

/** All features, none, or those named, in the catalogue's order (SETUP-08). */
export const chosenFeatures = (
  features: readonly SetupFeature[],
  choice: 'all' | 'none' | readonly number[],
): number[] =>
  features
    .filter(({ id }) => choice === 'all' || (choice !== 'none' && choice.includes(id)))
    .map(({ id }) => id)

/** Settings that no feature turns on: those are decided there. */
export function ownSettings({ settings, features }: SetupChoices): SetupSetting[] {
  const decided = new Set(features.map(({ turnsOn }) => turnsOn))
  return settings.filter(({ field }) => !decided.has(field.key))
}

const isBlankCustomer = ({ number, name }: CustomerRow) => !number.trim() && !name.trim()
const isBlankMember = ({ fullName, email }: MemberRow) => !fullName.trim() && !email.trim()

/** Without the rows in which nothing stands. */
export const withoutBlanks = (draft: SetupDraft): SetupDraft => ({
  ...draft,
  customers: draft.customers.filter((row) => !isBlankCustomer(row)),
  members: draft.members.filter((row) => !isBlankMember(row)),
})

type FaultKind =
  | 'nameLength'
  | 'color'
  | 'customerName'
  | 'customerNumber'
  | 'customerTwice'
  | 'memberName'
  | 'memberEmail'
  | 'memberTwice'
  | 'tooMany'
  | 'settingMissing'
/** What is wrong, by field: `name`, `customers.0.number`, `settings.KEY`. */
export type Faults = Readonly<Record<string, FaultKind>>

/** So many clients and people are made at once. */
const most = { customers: 100, members: 500 } as const

const isBetween = (text: string, min: number, max: number) =>
  text.trim().length >= min && text.trim().length <= max
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text.trim())

/** What keeps a draft from being made, all of it at once. */
export function faultsOf(draft: SetupDraft, settings: readonly SetupSetting[]): Faults {
  const faults: Record<string, FaultKind> = {}
  if (!isBetween(draft.name, 3, 100)) faults.name = 'nameLength'
  for (const field of ['primary', 'secondary'] as const)
    if (draft[field].trim() && !readColor(draft[field])) faults[field] = 'color'
  const whole = withoutBlanks(draft)
  for (const list of ['customers', 'members'] as const)
    if (whole[list].length > most[list]) faults[list] = 'tooMany'
  const numbers = new Set<string>()
  for (const [at, row] of draft.customers.entries()) {
    if (isBlankCustomer(row)) continue
    const number = row.number.trim()
    if (!isBetween(row.name, 3, 100)) faults[`customers.${at}.name`] = 'customerName'
    if (number && !isNumber(number)) faults[`customers.${at}.number`] = 'customerNumber'
    else if (number && numbers.has(number)) faults[`customers.${at}.number`] = 'customerTwice'
    numbers.add(number)
  }
  const emails = new Set<string>()
  for (const [at, row] of draft.members.entries()) {
    if (isBlankMember(row)) continue
    const email = row.email.trim().toLowerCase()
    if (!isBetween(row.fullName, 1, 200)) faults[`members.${at}.fullName`] = 'memberName'
    if (!isEmail(email)) faults[`members.${at}.email`] = 'memberEmail'
    else if (emails.has(email)) faults[`members.${at}.email`] = 'memberTwice'
    emails.add(email)
  }
  for (const { field } of settings) {
    const value = draft.values[field.key]
    if (field.isRequired && settingText(value) === '')
      faults[`settings.${field.key}`] = 'settingMissing'
  }
  return faults
}

const stepByPart: Readonly<Record<string, Step>> = {
  customers: 'customers',
  members: 'members',
  features: 'features',
  featureIds: 'features',
  templateKey: 'features',
  settings: 'configurations',
  values: 'configurations',
}

/** The step in which a field stands; what is known nowhere else is about the application itself. */
export const stepOf = (field: string): Step => stepByPart[field.split('.')[0]!] ?? 'application'

/** The steps in which something was entered. */
export const stepsOf = (change: Partial<SetupDraft>): ReadonlySet<Step> =>
  new Set(Object.keys(change).map(stepOf))

/** What is made of a draft without faults. */
export function applicationOf(
  draft: SetupDraft,
  choices: SetupChoices,
): Omit<NewApplication, 'commandId'> {
  const { name, description, agencyName, customers, members, featureIds, values } =
    withoutBlanks(draft)
  return {
    name: name.trim(),
    description: description.trim(),
    agencyName: agencyName.trim(),
    pictureId: pictureOf(draft, choices.pictures)?.id ?? null,
    primary: readColor(draft.primary) ?? null,
    secondary: readColor(draft.secondary) ?? null,
    customers: customers.map((row) => ({
      number: row.number.trim() ? Number(row.number) : null,
      name: row.name.trim(),
    })),
    members: members.map(({ fullName, email, kind }) => ({
      fullName: fullName.trim(),
      email: email.trim(),
      kind,
    })),
    featureIds: chosenFeatures(choices.features, featureIds),
    templateKey: choices.templates.find(({ key }) => key === draft.templateKey)?.key ?? null,
    settings: ownSettings(choices).flatMap(({ id, field }) => {
      const value = settingText(values[field.key])
      return value === '' ? [] : [{ id, value }]
    }),
  }
}

/** What the server calls by its place in what was sent, as the draft calls it: `settings.0` is a key. */
export function fieldOf(
  name: string,
  sent: Pick<NewApplication, 'settings'>,
  settings: readonly SetupSetting[],
): string {
  const [, place] = /^settings\.(\d+)/.exec(name) ?? []
  if (place === undefined) return name
  const id = sent.settings[Number(place)]?.id
  return `settings.${settings.find((one) => one.id === id)?.field.key ?? place}`
}
