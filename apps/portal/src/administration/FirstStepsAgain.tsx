import { describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { firstSteps } from '@atrium/api-client/contract'
import { Button } from '@atrium/design-system'
import { useMessages, useModuleHost } from '@atrium/portal-modules/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { problemMessage } from '../shell/connection/problems.ts'
import { usePortalMessages } from '../messages/index.ts'
import { administrationMessages } from './messages/index.ts'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--at-space-2) var(--at-space-4);
  margin: var(--at-space-8) 0 0;
  padding-block-start: var(--at-space-4);
  border-block-start: 1px solid var(--at-line);
  color: var(--at-text-2);
`

/** The way back to first steps that were put away, while some of them are open (GEN-09). */
export function FirstStepsAgain() {
  const { t } = useMessages(administrationMessages)
  const { t: shared } = usePortalMessages()
  const { client, scope } = useAtrium()
  const { notify } = useModuleHost()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const params = { applicationId: scope.tenant }
  const query = describeQuery(client, scope, firstSteps.get, { params })
  const answer = useCall(scope.tenant ? query : undefined)
  if (answer.state !== 'ready' || !answer.data.isHidden) return null
  const { steps } = answer.data
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null

  const show = async () => {
    setSending(true)
    try {
      await client.call(firstSteps.hide, { params, body: { isHidden: false } })
      void navigate('/home')
    } catch (error) {
      setSending(false)
      notify({ tone: 'failure', title: t('failed'), detail: shared(problemMessage(error)) })
    }
  }
  return (
    <Line>
      {t('progress', { done, all: steps.length })}
      <Button size="compact" isPending={isSending} onPress={() => void show()}>
        {t('show')}
      </Button>
    </Line>
  )
}
