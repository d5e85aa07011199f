import { useCallback, useEffect, useRef } from 'react'
import { useModuleHost, useSetParams } from '../kit/index.ts'

const segment = 'plan'

export interface PlanAddress {
  /** Whose plan the address opens; undefined: none. */
  openedId: number | undefined
  open: (campaign: { id: number }) => void
  close: () => void
}

/** The plan of one campaign at an address of its own: `/campaigns/plan/5101`. */
export function usePlanAddress(): PlanAddress {
  const { params, path, setPath } = useModuleHost()
  const setParams = useSetParams()
  const [first, second = ''] = path
  const openedId = first === segment && /^\d{1,15}$/.test(second) ? Number(second) : undefined
  // An address with another path has no query: how the campaigns were looked at is put back.
  const before = useRef<Readonly<Record<string, string>>>(undefined)
  const open = useCallback(
    ({ id }: { id: number }) => {
      before.current = params
      setPath([segment, `${id}`])
    },
    [params, setPath],
  )
  useEffect(() => {
    if (openedId !== undefined || !before.current) return
    const look = before.current
    before.current = undefined
    if (Object.keys(look).length > 0) setParams(look)
  }, [openedId, setParams])
  const close = useCallback(() => setPath([]), [setPath])
  return { openedId, open, close }
}
