import type { ReactNode, Ref } from 'react'

/** All that is native, as a host would give it. */
interface Native {
  className: string
  style: Record<string, string>
  id: string
  'data-test': string
  onPointerEnter: () => void
  ref: Ref<never>
}

/** Components by their name, each with what it cannot do without. */
export type Shown = Readonly<Record<string, (native: Native) => ReactNode>>
