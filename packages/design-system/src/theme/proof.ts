import { measure } from './palette.ts'
import { PAIRS, RATIOS, type Ground } from './pairs.ts'
import type { Theme } from './createTheme.ts'
import type { ColorToken, Mode } from './tokens.ts'

/** One kept or broken promise of a theme. */
export interface ProofLine {
  token: ColorToken
  on: Ground
  mode: Mode
  ratio: number
  least: number
}

/** Measures every declared pair of a theme on the colours as they are emitted. */
export function proveTheme(theme: Theme): ProofLine[] {
  const { contrast } = theme.input
  return (['light', 'dark'] as const).flatMap((mode) => {
    const ratioOf = measure(theme[mode])
    return PAIRS.flatMap(({ token, on, kind }) =>
      on.map((ground) => ({
        token,
        on: ground,
        mode,
        ratio: ratioOf(token, ground),
        least: RATIOS[kind][contrast],
      })),
    )
  })
}
