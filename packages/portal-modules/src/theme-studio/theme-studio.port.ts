import type { Query } from '../kit/query.ts'

/** Whom a theme is for: everybody in the application, one group or one person (ADM-06). */
export type ThemeTarget = { kind: 'application' } | { kind: 'group' | 'person'; id: number }

/** What a theme holds beside whom it is for (ENT-04); null is the portal's own choice. */
export interface ThemeLook {
  /** `#rrggbb`. */
  primary: string | null
  secondary: string | null
  brandPicture: string | null
  agencyPicture: string | null
  /** `plain`, `brand` or `picture`; what is unknown counts as plain. */
  headerStyle: string | null
  /** JSON text; keys that this version does not know stay in it. */
  navigationStyle: string | null
  isNavigationExpanded: boolean
  /** What somebody sees who has not chosen; null: as their device. */
  mode: 'light' | 'dark' | null
}

export interface StudioTheme {
  id: number
  /** Goes up with every change. */
  version: number
  target: ThemeTarget
  look: ThemeLook
}

/** A group or a person that can have a theme. */
export interface Named {
  id: number
  name: string
  detail?: string
}

export interface Studio {
  /** Name of the application. */
  name: string
  /** The application's own first, then those of groups, then those of people. */
  themes: readonly StudioTheme[]
  groups: readonly Named[]
  people: readonly Named[]
  can: { edit: boolean }
}

/** A picture that may be chosen, with the colours that are in it. */
export interface StudioPicture {
  url: string
  /** The strongest first. */
  colors: readonly string[]
}

export interface NewTheme {
  target: ThemeTarget
  look: ThemeLook
  commandId: string
}

export interface ThemeChange extends NewTheme {
  id: number
  /** The version that was seen. */
  version: number
}

export interface ThemeCommand {
  id: number
  commandId: string
}

/** What the theme studio needs from its host. Everything rejects with a `PortError`. */
export interface ThemeStudioPort {
  studio: () => Query<Studio>
  /** Conflict with the reason `theme-exists`: it is there already for whom it was meant. */
  create: (theme: NewTheme) => Promise<StudioTheme>
  /** Conflict with any other reason: somebody has changed it since that version. */
  save: (change: ThemeChange) => Promise<StudioTheme>
  remove: (command: ThemeCommand) => Promise<void>
  /** Keeps a picture and reads its colours. Absent: pictures cannot be uploaded. */
  upload?: (file: File) => Promise<StudioPicture>
  /** Pictures that everybody may use. Absent: there are none. */
  stock?: () => Query<readonly StudioPicture[]>
  /** Told while something would be lost by leaving, and at once when it would not be any more. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
