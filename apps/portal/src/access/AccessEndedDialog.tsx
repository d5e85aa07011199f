import { useApplications } from '@atrium/api-client'
import { storedLanguage, useServices } from '../services.tsx'
import { activeApplication, leaveApplication, openApplication } from '../tenant.ts'
import { AccessEndedScreen } from './AccessEndedScreen.tsx'
import { isComingBack, type EndedAccess } from './endedAccess.ts'

/** The screen with its ways on; each of them loads the page anew. */
export default function AccessEndedDialog(ended: EndedAccess) {
  const { session } = useServices()
  const applications = useApplications()
  const active = activeApplication()
  const known = applications.state === 'ready' ? applications.data : []
  return (
    <AccessEndedScreen
      {...ended}
      application={known.find(({ id }) => id === active)?.displayName}
      onSignIn={() => {
        const { pathname, search, hash } = location
        const isBack = isComingBack(ended.end)
        void session.signIn({
          applicationId: isBack ? active : undefined,
          returnTo: isBack ? pathname + search + hash : undefined,
          language: storedLanguage(),
          // Another person: a provider of the agency's own still knows this one.
          forceLogin: !isBack,
        })
      }}
      onOpen={(id) => {
        if (id === undefined) leaveApplication()
        else openApplication(id)
        location.assign(id === undefined ? '/launcher' : '/home')
      }}
    />
  )
}
