import { Chip } from '../../components/Chip/index.ts'
import { PAIRS, createTheme, proveTheme, type Contrast, type Mode } from '../../theme/index.ts'
import { SheetTable } from '../Sheet.tsx'

interface PromisesProps {
  theme: { primary?: string; secondary?: string }
  mode: Mode
  contrast?: Contrast
}

const asRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

/** What every role promises, and the lowest ratio that this brand really has. */
export function Promises({ theme, mode, contrast }: PromisesProps) {
  const lines = proveTheme(createTheme({ ...theme, contrast })).filter((line) => line.mode === mode)
  return (
    <SheetTable
      label={`Contrast in ${mode}`}
      head={['Role', 'Grounds', '>Promised', '>Lowest', 'Result']}
      rows={PAIRS.map(({ token, on }) => {
        const own = lines.filter((line) => line.token === token)
        const lowest = own.reduce((least, line) => (line.ratio < least.ratio ? line : least))
        const isKept = lowest.ratio >= lowest.least
        return [
          token,
          <code key="token">{token}</code>,
          on.length === 1 ? on[0] : `${on.length}, hardest ${lowest.on}`,
          `${lowest.least}:1`,
          asRatio(lowest.ratio),
          isKept ? (
            'kept'
          ) : (
            <Chip key="state" tone="bad">
              broken
            </Chip>
          ),
        ]
      })}
    />
  )
}
