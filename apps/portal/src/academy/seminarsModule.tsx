import type { Client, Scope } from '@atrium/api-client'
import { createAcademyConnection, type AcademyConnection } from '@atrium/api-client/live'
import { ItemModulesProvider, ModuleHostProvider, readerManifest, registerModule } from '@atrium/portal-modules/kit' // prettier-ignore
import { createSeminarAdapter } from '@atrium/portal-modules/seminar/adapter'
import seminars from '@atrium/portal-modules/seminar/module'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { log, type Services } from '../services.tsx'
import { useSeminarsHost } from './useSeminarsHost.ts'

const { Component: Seminars } = seminars

/** What shows the PDF files that are lessons; it comes with the first of them (SEM-01). */
const readers = {
  [readerManifest.type]: registerModule({
    manifest: readerManifest,
    load: async () => {
      const { ReaderModule } = await import('@atrium/portal-modules/viewer/module')
      return { default: { Component: ReaderModule } }
    },
    port: async () => ({ documentAssets: import.meta.env.PDF_ASSETS }),
  }),
}

/** A collection of seminars on a page; what is opened there gets its own address (ROUTE-08). */
function SeminarsOnPage(props: ComponentProps<typeof Seminars>) {
  const { pathname } = useLocation()
  const config = props.component.config as { page?: string } | undefined
  const host = useSeminarsHost(config?.page ?? `/${pathname.split('/')[1]}`)
  return (
    <ModuleHostProvider host={host}>
      <ItemModulesProvider registry={readers}>
        <Seminars {...props} />
      </ItemModulesProvider>
    </ModuleHostProvider>
  )
}

/** One for the portal: it connects with the first seminar that is followed (RT-05). */
let academy: AcademyConnection | undefined

/** The seminars' port, with the live statuses of lessons (SEM-03, SEM-04). */
export function createSeminarsPort(
  { live, access, session }: Services,
  options: { client: Client; scope: Scope },
) {
  academy ??= createAcademyConnection({
    hubUrl: '/hubs/academy',
    token: () => access.guard(session.token),
    log,
  })
  return createSeminarAdapter({ ...options, live, academy })
}

export default { Component: SeminarsOnPage }
