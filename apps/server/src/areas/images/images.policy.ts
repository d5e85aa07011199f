import type { Role } from '../../platform/actor.ts'
import { hasAnyRole } from '../users/index.ts'

/** Who puts pictures on pages and themes: only they get a signature (ADM-10, A5). */
export const canSignUploads = (roles: readonly Role[]) =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])

export interface Preset {
  /** Asks for a signature. Without, everybody who is signed in may upload. */
  isSigned: boolean
  /** Longest side, in pixels. */
  maxSide: number
  isSquare: boolean
}

/** What pictures are for. */
export const presets: Readonly<Record<string, Preset>> = {
  /** For pages, themes and applications. */
  pictures: { isSigned: true, maxSide: 2_560, isSquare: false },
  /** Of oneself (SET-05). */
  profile: { isSigned: false, maxSide: 640, isSquare: true },
}

/** The preset that signatures are for. */
export const signedPreset = 'pictures'

/** Our key, as the image host calls it: names who signs, and is no secret. */
export const imageKey = 'atrium'

/** Widths go in such steps, so that nobody fills the storage with one picture in every width. */
export const widthStep = 20

/**
 * The width to send: at most the one that is asked for, never more than the picture has; undefined
 * for the picture itself.
 */
export function widthFor(asked: number | undefined, width: number): number | undefined {
  if (asked === undefined || asked >= width) return undefined
  return Math.floor(asked / widthStep) * widthStep
}
