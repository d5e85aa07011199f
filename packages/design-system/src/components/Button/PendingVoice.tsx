import { useEffect, useState } from 'react'
import { useStrings } from '../../intl/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'

/** Says that the button's work runs: a live region speaks what changes after it has come. */
export function PendingVoice() {
  const strings = useStrings()
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return <LiveRegion>{isHeard ? strings.loading : ''}</LiveRegion>
}
