import { applications } from '@atrium/api-client/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services.tsx'

/**
 * Whether an application that an address asks for is the person's, before they are sent to sign in for it.
 * Asked anew with each navigation: access may have been given meanwhile. Where the answer does not come,
 * it counts as permitted: the sign-in will tell.
 * @param applicationId  undefined: nothing is asked
 */
export function usePermission(
  applicationId: number | undefined,
): 'asking' | 'permitted' | 'refused' {
  const { client } = useServices()
  const { key } = useLocation()
  const question = `${key} ${applicationId}`
  const [answer, setAnswer] = useState<{ question: string; isPermitted: boolean }>()

  useEffect(() => {
    if (applicationId === undefined) return
    let isWanted = true
    const tell = (isPermitted: boolean) => {
      if (isWanted) setAnswer({ question, isPermitted })
    }
    client.call(applications.list, {}).then(
      (all) => tell(all.some(({ id }) => id === applicationId)),
      () => tell(true),
    )
    return () => {
      isWanted = false
    }
  }, [applicationId, client, question])

  if (answer?.question !== question) return 'asking'
  return answer.isPermitted ? 'permitted' : 'refused'
}
