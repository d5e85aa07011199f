import type { SignInRole } from '../people/roles.ts'

/** Who looks at the portal as somebody else (A5). */
export const previewRoles: readonly SignInRole[] = ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE']

/** Names the preview of a request; whoever sends it sees what its person or group sees (T-04). */
export const previewHeader = 'Atrium-Preview'

/** Machine names of the refusals that belong to a preview. */
export const previewProblems = {
  /** Only looking is possible. */
  onlyLooking: 'only-looking',
  /** It has ended, or its time is over. */
  over: 'preview-over',
} as const
