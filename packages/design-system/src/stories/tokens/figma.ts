import { createTheme, toDtcg, type DtcgGroup, type DtcgToken, type Mode, type ThemeInput } from '../../theme/index.ts' // prettier-ignore

interface Length {
  value: number
  unit: 'px' | 'rem'
}

const REM = 16
const pixels = ({ value, unit }: Length): Length => ({
  value: unit === 'rem' ? value * REM : value,
  unit: 'px',
})

/** Of what Figma keeps as variables: colours, lengths in pixels, numbers and the first font of a list. */
function variableOf({ $type, $value }: DtcgToken): DtcgToken | undefined {
  if ($type === 'dimension') return { $type, $value: pixels($value as Length) }
  if ($type === 'number') return { $type, $value }
  if ($type === 'fontFamily') return { $type: 'string', $value: ($value as string[])[0]!.trim() }
  return undefined
}

/**
 * One mode of a brand's collection of variables. Figma takes a file of the Design Tokens format for each
 * mode, and calls the mode as the file says.
 */
export function figmaVariables(input: ThemeInput, mode: Mode): DtcgGroup {
  const tokens = toDtcg(createTheme(input)) as Record<string, Record<string, DtcgToken>>
  const colors = Object.entries(tokens[mode] ?? {}).flatMap(([name, token]) =>
    name.startsWith('$') ? [] : [[name, { $type: 'color', $value: token.$value }] as const],
  )
  const scale = Object.entries(tokens.scale ?? {}).flatMap(([name, token]) => {
    const variable = variableOf(token)
    return variable ? [[name, variable] as const] : []
  })
  return {
    color: Object.fromEntries(colors),
    scale: Object.fromEntries(scale),
    $extensions: { 'com.figma.modeName': mode === 'light' ? 'Light' : 'Dark' },
  }
}
