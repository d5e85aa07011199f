import { useApplications } from '@atrium/api-client'
import { useSignIn } from '../shell/sign-in/useSignIn.ts'
import { useSignInAgain } from '../shell/sign-in/useSignInAgain.ts'
import { activeApplication, leaveApplication, openApplication } from '../tenant.ts'
import { AccessEndedScreen } from './AccessEndedScreen.tsx'
import { isComingBack, type EndedAccess } from './endedAccess.ts'

/** The screen with its ways on; each of them loads the page anew. */
export default function AccessEndedDialog(ended: EndedAccess) {
  const { hasFailed, signIn } = useSignIn()
  const signInAgain = useSignInAgain()
  const applications = useApplications()
  const active = activeApplication()
  const known = applications.state === 'ready' ? applications.data : []
  return (
    <AccessEndedScreen
      {...ended}
      hasFailed={hasFailed || signInAgain.hasFailed}
      application={known.find(({ id }) => id === active)?.displayName}
      onSignIn={() => {
        if (isComingBack(ended.end)) signInAgain.signIn(ended.typed)
        // Another person: a provider of the agency's own still knows this one.
        else signIn({ forceLogin: true })
      }}
      onOpen={(id) => {
        if (id === undefined) leaveApplication()
        else openApplication(id)
        location.assign(id === undefined ? '/launcher' : '/home')
      }}
    />
  )
}
