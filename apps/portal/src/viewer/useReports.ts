import { defaultBases } from '@atrium/api-client/contract'
import type { ViewerAdapterOptions } from '@atrium/portal-modules/viewer/adapter'
import { useMemo } from 'react'
import { useServices } from '../services.tsx'
import { reportPageOf } from './reportAddress.ts'

/** The reporting tool as the viewer needs it; the sign-on holds for the whole session (REP-02). */
export function useReports(): NonNullable<ViewerAdapterOptions['reports']> {
  const { reports } = useServices()
  return useMemo(
    () => ({
      address: defaultBases.reports,
      pageOf: reportPageOf,
      async access() {
        const token = await reports.access()
        return token && { token: token.logonToken, expiresAt: token.expiresAt }
      },
    }),
    [reports],
  )
}
