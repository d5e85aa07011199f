import {
  proveTheme,
  readHeaderStyle,
  readNavigationStyle,
  type Brand,
  type HeaderStyle,
  type Mode,
  type NavigationStyle,
  type Theme,
} from '@atrium/design-system/theme'
import { readColor } from '../kit/colors/index.ts'
import type { Studio, StudioTheme, ThemeLook, ThemeTarget } from './theme-studio.port.ts'

export const emptyLook: ThemeLook = {
  primary: null,
  secondary: null,
  brandPicture: null,
  agencyPicture: null,
  headerStyle: null,
  navigationStyle: null,
  isNavigationExpanded: true,
  mode: null,
}

/** What is being edited; the colours as they are typed, the target's person or group perhaps still open. */
export interface Draft {
  kind: ThemeTarget['kind']
  targetId: number | null
  primary: string
  secondary: string
  look: Omit<ThemeLook, 'primary' | 'secondary'>
}

export type DraftField = 'target' | 'primary' | 'secondary'

export function draftOf(target: ThemeTarget, look: ThemeLook): Draft {
  const { primary, secondary, ...rest } = look
  const targetId = target.kind === 'application' ? null : target.id
  return {
    kind: target.kind,
    targetId,
    primary: primary ?? '',
    secondary: secondary ?? '',
    look: rest,
  }
}

/** The look that a draft stands for; colours that are none are left out. */
export const lookOf = ({ primary, secondary, look }: Draft): ThemeLook => ({
  ...look,
  primary: readColor(primary) ?? null,
  secondary: readColor(secondary) ?? null,
})

/** Whom a draft is for; undefined while no group or person is chosen. */
export function targetOf({ kind, targetId }: Draft): ThemeTarget | undefined {
  if (kind === 'application') return { kind }
  return targetId === null ? undefined : { kind, id: targetId }
}

/** Fields that keep a draft from being saved. */
export function faultsOf(draft: Draft): DraftField[] {
  const isWrong = (text: string) => text.trim() !== '' && readColor(text) === undefined
  return [
    ...(targetOf(draft) ? [] : ['target' as const]),
    ...(isWrong(draft.primary) ? ['primary' as const] : []),
    ...(isWrong(draft.secondary) ? ['secondary' as const] : []),
  ]
}

const colourText = (text: string) => readColor(text) ?? text.trim()

/** Whether nothing would change by saving; the same colour written otherwise is the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const keys = Object.keys(emptyLook) as (keyof ThemeLook)[]
  return (
    one.kind === other.kind &&
    one.targetId === other.targetId &&
    colourText(one.primary) === colourText(other.primary) &&
    colourText(one.secondary) === colourText(other.secondary) &&
    keys.every(
      (key) =>
        key === 'primary' ||
        key === 'secondary' ||
        (one.look[key] || null) === (other.look[key] || null),
    )
  )
}

const isSameTarget = (one: ThemeTarget, other: ThemeTarget): boolean =>
  one.kind === other.kind &&
  (one.kind === 'application' || (other.kind !== 'application' && one.id === other.id))

/** The theme that stands for whom a draft is for, where it is another one: there is one for each. */
export function themeInTheWay(
  { themes }: Pick<Studio, 'themes'>,
  target: ThemeTarget,
  ownId: number | undefined,
): StudioTheme | undefined {
  return themes.find((theme) => theme.id !== ownId && isSameTarget(theme.target, target))
}

/** Whom a new theme is for at first: everybody, where they have none yet, else a group. */
export const firstKind = ({ themes }: Pick<Studio, 'themes'>): ThemeTarget['kind'] =>
  themes.some(({ target }) => target.kind === 'application') ? 'group' : 'application'

/** Name of the group or person; undefined where it is for everybody, or for somebody who left. */
export function targetName(
  { groups, people }: Pick<Studio, 'groups' | 'people'>,
  target: ThemeTarget,
): string | undefined {
  if (target.kind === 'application') return undefined
  const known = target.kind === 'group' ? groups : people
  return known.find(({ id }) => id === target.id)?.name
}

export const headerOf = (look: Pick<ThemeLook, 'headerStyle'>): HeaderStyle =>
  readHeaderStyle(look.headerStyle)

export type NavigationGround = NavigationStyle['ground']

export const groundOf = (look: Pick<ThemeLook, 'navigationStyle'>): NavigationGround =>
  readNavigationStyle(look.navigationStyle).style.ground

/** The navigation's text with another ground in it; the plain one alone needs no text. */
export function withGround(text: string | null, ground: NavigationGround): string | null {
  const others = Object.entries(parsed(text)).filter(([key]) => key !== 'ground')
  if (ground === 'canvas' && others.length === 0) return null
  return JSON.stringify(Object.fromEntries([...others, ['ground', ground]]))
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** What a brand colour is used for where it has to be read or seen. */
const uses = ['on', 'text', 'edge'] as const
type Use = (typeof uses)[number]

/** What became of a colour in one use (T-11). */
export interface Verdict {
  brand: Brand
  use: Use
  /** `both` where light and dark come to the same. */
  mode: Mode | 'both'
  /** The chosen colour. */
  own: string
  /** The tone that stands there. */
  shade: string
  /** Another tone had to be found. */
  isFixed: boolean
  /** Contrast of the chosen colour on the sheet, where that is too weak; else where it is weakest. */
  ownRatio: number
  /** Contrast of the tone that stands there, where it is hardest to read. */
  ratio: number
  /** What is asked for. */
  least: number
}

const modes = ['light', 'dark'] as const

/** What each use of the colours came to; the second colour only where it is another one. */
export function verdictsOf(theme: Theme): Verdict[] {
  const { primary, secondary } = theme.input
  const brands: Brand[] = primary === secondary ? ['brand'] : ['brand', 'accent']
  const proof = proveTheme(theme)
  return brands.flatMap((brand) =>
    uses.flatMap((use) => {
      const own = brand === 'brand' ? primary : secondary
      const token = use === 'on' ? (`on-${brand}` as const) : (`${brand}-${use}` as const)
      // The same promises, measured with the chosen colour in the place of the found tone.
      const chosen =
        use === 'on'
          ? proof
          : proveTheme({
              ...theme,
              light: { ...theme.light, [token]: own },
              dark: { ...theme.dark, [token]: own },
            })
      const [light, dark] = modes.map((mode): Verdict => {
        const lines = proof.filter((line) => line.token === token && line.mode === mode)
        const owns = chosen.filter((line) => line.token === token && line.mode === mode)
        const shade = theme[mode][token]
        const { least } = lines[0]!
        // On the sheet, as anybody thinks of it; else on the ground where it is weakest.
        const onSheet = owns.find(({ on }) => on === 'sheet')?.ratio ?? Infinity
        const weakest = Math.min(...owns.map(({ ratio }) => ratio))
        return {
          brand,
          use,
          mode,
          own,
          shade,
          isFixed: use !== 'on' && shade !== own,
          ownRatio: onSheet < least ? onSheet : weakest,
          ratio: Math.min(...lines.map(({ ratio }) => ratio)),
          least,
        }
      }) as [Verdict, Verdict]
      const isOne = use === 'on' || (light.shade === dark.shade && light.isFixed === dark.isFixed)
      const ratio = Math.min(light.ratio, dark.ratio)
      return isOne ? [{ ...light, mode: 'both' as const, ratio }] : [light, dark]
    }),
  )
}

/** How many tones were found in the place of a chosen colour. */
export const fixedCount = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ isFixed }) => isFixed).length

const rank = ({ target: { kind } }: StudioTheme) => ['application', 'group', 'person'].indexOf(kind)

/** The studio with a theme as it is now, in its place. */
export const withTheme = (studio: Studio, theme: StudioTheme): Studio => ({
  ...studio,
  themes: [...studio.themes.filter(({ id }) => id !== theme.id), theme].toSorted(
    (one, other) => rank(one) - rank(other) || one.id - other.id,
  ),
})

export const withoutTheme = (studio: Studio, themeId: number): Studio => ({
  ...studio,
  themes: studio.themes.filter(({ id }) => id !== themeId),
})

/** A deletion is seen at once; what a saved theme becomes, the server says. */
export const applyCommand = (
  studio: Studio,
  command: { type: 'save' } | { type: 'remove'; id: number },
): Studio => (command.type === 'remove' ? withoutTheme(studio, command.id) : studio)
