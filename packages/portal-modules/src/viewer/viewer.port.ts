import type { FileVersion } from '../kit/file-version.ts'
import type { Query } from '../kit/query.ts'
import type { ViewItem } from '../kit/view-item.ts'

export type { ViewItem }

/** Where content is, for a while. */
export interface Content {
  url: string
  /** ISO moment. */
  expiresAt: string
  /** Bytes; absent where nobody knows. */
  size?: number
}

/** Where an office server shows a document, and with what it may fetch it (VIEW-14, ENT-21). */
export interface OfficeLink {
  url: string
  accessToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** A sign-on at the reporting tool. */
export interface ReportAccess {
  token: string
  /** ISO moment. One that is past: the person has no right there any more (REP-05). */
  expiresAt: string
}

/** The reporting tool, whose reports are shown in a frame. */
export interface Reports {
  /** Address below which its reports lie, such as `/bi`; others open in a tab of their own. */
  address: string
  /** Signs on; null: the person has no account there (REP-03). */
  access: () => Promise<ReportAccess | null>
  /** Address of a page that shows a report alone; default the report itself. */
  pageOf?: (url: string) => string
}

/** What a viewer needs from its host. Everything rejects with a `PortError`. */
export interface ViewerPort {
  /** One thing; rejects `not-found` for one that is not there. */
  item: (id: number) => Query<ViewItem>
  /** The item and what stands beside it, in the order of their place. */
  siblings: (id: number) => Query<readonly ViewItem[]>
  /** A short-lived address from which a file can be shown; of a version, where one is named. */
  content: (id: number, version?: number) => Promise<Content>
  /** A short-lived address from which a file downloads; of a version, where one is named. */
  download: (id: number, version?: number) => Promise<{ url: string }>
  /** Contents that a file has and had, the newest first (T-71). Absent: there are no versions. */
  versions?: (id: number) => Query<readonly FileVersion[]>
  /** Calls when something of a file is another one now. Absent: nothing is live. */
  onChange?: (id: number, listener: () => void) => () => void
  /** Absent: every report opens in a tab of its own. */
  reports?: Reports
  /** Where an office server shows a document. Absent: there is none, and the portal does it alone. */
  office?: (id: number) => Promise<OfficeLink>
  /**
   * A PDF of a document that no browser shows, made where it has to be, which may take a while.
   * Rejects `invalid` where it cannot be made of this one. Absent: nobody makes PDFs.
   */
  asPdf?: (id: number) => Promise<Content>
  /** Notes that somebody looked at an item; never rejects. Absent: nothing is noted. */
  opened?: (id: number) => void
}
