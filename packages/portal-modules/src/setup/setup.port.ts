import type { PreferenceStore } from '../kit/browser-storage/preference-store.ts'
import type { Query } from '../kit/query.ts'
import type { Setting } from '../kit/settings/index.ts'

/** What a new application may have (ENT-19). */
export interface SetupFeature {
  id: number
  name: string
  description: string | null
  /** Key of the setting that it turns on. */
  turnsOn?: string
}

/** Pages that a new application can begin with. */
interface SetupTemplate {
  key: string
  name: string
  description: string
  /** What its pages are called, in their order. */
  pages: readonly string[]
}

export type SetupSetting = Setting

/** A picture to choose, with the colours in it, the strongest first (ENT-20). */
export interface SetupPicture {
  id: string
  url: string
  colors: readonly string[]
}

/**
 * What members are: all but the client's lead by their group, of which the application has one of each.
 * The lead is in the client's, decides about approvals and looks after the client's people (PERM-12).
 */
export type MemberKind = 'administration' | 'dataSolutions' | 'clientService' | 'client' | 'clientLead' | 'directOrder' // prettier-ignore

export interface SetupChoices {
  features: readonly SetupFeature[]
  templates: readonly SetupTemplate[]
  settings: readonly SetupSetting[]
  /** The agency's stock: 14 pictures (SETUP-05). */
  pictures: readonly SetupPicture[]
}

export interface NewApplication {
  name: string
  description: string
  agencyName: string
  /** Id of a picture; null for none. */
  pictureId: string | null
  /** `#rrggbb`. */
  primary: string | null
  secondary: string | null
  /** A number of the agency's own, or null for one that the server gives. */
  customers: readonly { number: number | null; name: string }[]
  members: readonly { fullName: string; email: string; kind: MemberKind }[]
  featureIds: readonly number[]
  /** Key of a template; null: only the pages of the features. */
  templateKey: string | null
  settings: readonly { id: number; value: string }[]
  commandId: string
}

/** How somebody was invited: by mail, not needed, or the mail did not go out. */
export interface Invitation {
  email: string
  status: 'sent' | 'existing' | 'failed'
}

export interface CreatedApplication {
  id: number
  name: string
  invitations: readonly Invitation[]
}

/** What the setup needs from its host. Everything rejects with a `PortError`. */
export interface SetupPort {
  choices: () => Query<SetupChoices>
  /**
   * Makes all of it, or nothing (SETUP-04). Field errors are named `name`, `primary`, `secondary`,
   * `customers.0.name`, `members.0.email`, `features.0`, `templateKey`, `settings.0`; a name that is taken is a
   * conflict with the field `name`.
   */
  create: (application: NewApplication) => Promise<CreatedApplication>
  /** Keeps a picture and reads its colours. Absent: pictures cannot be uploaded. */
  upload?: (file: File) => Promise<SetupPicture>
  /** Opens the application that was made. */
  open: (applicationId: number) => void
  /** Where what was entered stays until it is made (GEN-10). Absent: until the page is left. */
  preferences?: PreferenceStore
}
