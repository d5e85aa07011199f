import { describeQuery, useAtrium, useCall } from '@atrium/api-client'
import { previews, type PreviewCandidate, type PreviewSubject } from '@atrium/api-client/contract'
import { useState } from 'react'
import { leaveFor } from '../leaving/leaveFor.ts'
import { enterPreview } from './preview.ts'
import { closePreviewDialog, type PreviewedPage } from './previewDialog.ts'
import { PreviewPicker } from './PreviewPicker.tsx'

/** Chooses as whom to look, and begins (T-04, D-06). */
export default function PreviewDialog({
  as: wanted,
  page,
}: {
  as?: PreviewSubject
  page?: PreviewedPage
}) {
  const { client, scope } = useAtrium()
  const params = { applicationId: scope.tenant }
  const candidates = useCall(describeQuery(client, scope, previews.list, { params }))
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const start = async ({ as }: PreviewCandidate) => {
    setStarting(true)
    setFailure(undefined)
    try {
      const body = { ...as, ...(page && { pageId: page.id }) }
      enterPreview(await client.call(previews.start, { params, body }), page?.path)
    } catch (error) {
      setFailure(error)
      setStarting(false)
    }
  }
  return (
    <PreviewPicker
      candidates={candidates}
      wanted={wanted}
      isStarting={isStarting}
      failure={failure}
      onStart={(candidate) =>
        leaveFor(() => {
          void start(candidate)
        })
      }
      onClose={closePreviewDialog}
    />
  )
}
