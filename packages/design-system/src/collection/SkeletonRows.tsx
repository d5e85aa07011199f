import { Skeleton } from '../components/Skeleton/index.ts'

const LENGTHS = ['52%', '38%', '61%', '44%', '70%', '33%']

/** Rows of the real height that hold the place of what loads; the collection says that it is busy. */
export function SkeletonRows({ height, count = 12 }: { height: number; count?: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- rows have nothing but their place
      key={row}
      className="at-skeleton"
      aria-hidden="true"
      style={{ blockSize: height }}
    >
      <Skeleton shape="block" width="20px" height="20px" />
      <Skeleton width={LENGTHS[row % LENGTHS.length]} />
    </div>
  ))
}
