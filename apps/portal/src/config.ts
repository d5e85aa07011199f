/** A tenant's theme, as far as the page needs it (ENT-04). */
export interface PageTheme {
  primaryColor: string | null
  secondaryColor: string | null
  brandPictureUrl: string | null
  agencyPictureUrl: string | null
  appHeaderStyle: string | null
  navigationStyle: string | null
  isNavigationExpanded: boolean
  themeToLoad: 'light' | 'dark' | null
}

/** What the server tells the page about itself. Nothing in here is secret. */
export interface PortalConfig {
  /** Public address of the portal: issuer and link base. */
  url: string
  /** Origin of foreign content: uploads, previews. */
  contentUrl: string
  issuer: string
  clientId: string
  /** How a session is renewed: in a hidden frame where the provider is same-site, else by refresh token. */
  renewal: 'iframe' | 'refresh'
  changePasswordUrl: string
  /** Where people set up what they sign in with besides their password; absent: the server has no accounts. */
  secondFactorUrl?: string
  /** Where people change the address that they sign in with; absent where another provider has it. */
  changeEmailUrl?: string
  /** The server has the sign-ins itself: people see and end their sessions (API-12). */
  hasSessions: boolean
  /**
   * The server's interface as a resource indicator (RFC 8707): a sign-in that asks for it with an application
   * gets the roles of that one. Absent where another provider says the roles.
   */
  apiResource?: string
  version: string
  /** An office server shows documents (VIEW-14); without one the portal shows what it can. */
  hasOffice: boolean
  /** The server makes PDFs of presentations and other documents that browsers do not show (VIEW-13). */
  makesPdf: boolean
  /** True while demo data is on. */
  demo: boolean
  /** Where the server's log stood when it made the page. */
  cursor?: string
  /** The theme that the first paint was written with. */
  firstPaint: PageTheme | null
}

/** Reads the configuration that the server wrote into the page. */
export function readConfig(): PortalConfig {
  const element = document.getElementById('atrium-config')
  if (!element?.textContent) throw new Error('The page carries no configuration.')
  return JSON.parse(element.textContent) as PortalConfig
}
