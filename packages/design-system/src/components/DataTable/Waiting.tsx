import { Skeleton } from '../Skeleton/index.ts'
import { leadOf, type TableShape } from './table.ts'

const ROWS = 6
const WIDTHS = ['72%', '54%', '64%', '46%', '68%', '58%']

/** The places of rows that are on their way. */
export function Waiting<T>({ shape, height }: { shape: TableShape<T>; height: number }) {
  const { shown, isNarrow, hasEnd } = shape
  const lead = isNarrow ? 0 : leadOf(shape)
  return (
    <div className="at-table-waiting" aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- places have nothing else
        <div key={row} className="at-table-row" style={{ blockSize: height }}>
          {Array.from({ length: lead }, (_, index) => (
            <span key={`lead-${String(index)}`} className="at-table-cell" />
          ))}
          {(isNarrow ? shown.slice(0, 1) : shown).map(({ column }, index) => (
            <span key={column.id} className="at-table-cell" data-at-align={column.align}>
              <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} />
              {(isNarrow || column.detail) && <Skeleton width="38%" height="9px" />}
            </span>
          ))}
          {hasEnd && !isNarrow && <span className="at-table-cell" />}
        </div>
      ))}
    </div>
  )
}
