import { useEffect, useEffectEvent, useState } from 'react'
import type { QueryResult } from '../../kit/index.ts'
import type { DirectOrdersPort, OrderChoices, OrderOptions } from '../direct-orders.port.ts'
import { signOfBlock } from '../own-block.logic.ts'

interface BlockNewsOptions {
  port: DirectOrdersPort
  /** The chosen block; null: none. */
  blockId: number | null
  choices: QueryResult<OrderChoices>
  /** Those of the chosen block; undefined: they are not known. */
  options: QueryResult<OrderOptions> | undefined
}

export interface BlockNews {
  /** It was withdrawn while the wizard was open, or since the draft was begun. */
  isGone: boolean
  /** It prescribes something else than when it was first seen here. */
  isChanged: boolean
  /** The change was seen. */
  dismiss: () => void
}

/** What becomes of the chosen building block while somebody orders from it: asked anew when others change it. */
export function useBlockNews({ port, blockId, choices, options }: BlockNewsOptions): BlockNews {
  const blocks = choices.state === 'ready' ? choices.data.blocks : undefined
  const hear = useEffectEvent((ids: readonly number[] | undefined) => {
    const isAbout = (id: number) => id === blockId || blocks?.some((one) => one.id === id) === true
    if (ids && !ids.some(isAbout)) return
    if (choices.state === 'ready') choices.refresh()
    if (options?.state === 'ready') options.refresh()
    if (options?.state === 'failed') options.retry()
  })
  useEffect(() => port.onChange?.(({ ids }) => hear(ids)), [port])

  const block = blocks?.find(({ id }) => id === blockId)
  const sign =
    block && options?.state === 'ready' ? `${block.id} ${signOfBlock(block, options.data)}` : undefined // prettier-ignore
  const [seen, setSeen] = useState<{ blockId: number; sign: string }>()
  if (sign !== undefined && block && seen?.blockId !== block.id)
    setSeen({ blockId: block.id, sign })
  return {
    isGone: blockId !== null && blocks !== undefined && block === undefined,
    isChanged:
      sign !== undefined && seen !== undefined && seen.blockId === blockId && seen.sign !== sign,
    dismiss: () => {
      if (sign !== undefined && block) setSeen({ blockId: block.id, sign })
    },
  }
}
