import { useApplicationsRefresh, useInvitations } from '@atrium/api-client'
import type { InvitationAnswer, UserInvitation } from '@atrium/api-client/contract'
import { useToasts } from '@atrium/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '@atrium/portal-modules/kit'
import { usePortalMessages } from '../messages/index.ts'
import { problemNotice } from '../shell/connection/problems.ts'
import { openApplication } from '../tenant.ts'
import { InvitationBanner } from './InvitationBanner.tsx'
import { invitationMessages } from './messages/index.ts'

/** Banners with invitations to applications, on every page until the person has answered them (ADM-04, PERM-19). */
export default function Invitations() {
  const messages = usePortalMessages()
  const { t } = useMessages(invitationMessages)
  const { list, answer } = useInvitations()
  const refreshApplications = useApplicationsRefresh()
  const navigate = useNavigate()
  const { show } = useToasts()
  const [answering, setAnswering] = useState<number>()

  const sendAnswer = async (
    { applicationId, applicationName: name }: UserInvitation,
    said: InvitationAnswer,
  ) => {
    setAnswering(applicationId)
    try {
      await answer(applicationId, said)
      if (said !== 'accept') return show({ tone: 'success', title: t('declined', { name }) })
      await refreshApplications()
      show({
        tone: 'success',
        title: t('accepted', { name }),
        action: {
          label: t('open'),
          onPress: () => {
            openApplication(applicationId)
            void navigate('/home')
          },
        },
      })
    } catch (error) {
      show(problemNotice(messages, error))
    } finally {
      setAnswering(undefined)
    }
  }

  // Where the list cannot be loaded nothing is said: the page works without it.
  if (list.state !== 'ready') return null
  return list.data.map((invitation) => (
    <InvitationBanner
      key={invitation.applicationId}
      invitation={invitation}
      isAnswering={answering === invitation.applicationId}
      onAnswer={(said) => void sendAnswer(invitation, said)}
    />
  ))
}
