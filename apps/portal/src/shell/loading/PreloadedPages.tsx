import type { useApprovalCount, usePages } from '@atrium/api-client'
import type { Application } from '@atrium/api-client/contract'
import { usePreload } from '@atrium/design-system'
import { manifest } from '@atrium/portal-modules/approvals/manifest'
import { findModule, preloadModule } from '@atrium/portal-modules/kit'
import { useLayoutEffect, useRef } from 'react'
import { Approvals, Home, InvoicesPage, ReportsPage } from '../../lazyPages.ts'
import { useModules } from '../../modules.tsx'
import { hasReportsEntry } from '../entries.logic.ts'

export interface PreloadedPagesProps {
  pages: ReturnType<typeof usePages>
  application: Application | undefined
  approvals: ReturnType<typeof useApprovalCount>
}

interface Preloadable {
  preload: () => void
}

/** The page makes its module by itself, from whose customers there are; its code comes before. */
const invoices: Preloadable = {
  preload: () => {
    const code = [
      import('@atrium/portal-modules/invoices/module'),
      import('@atrium/portal-modules/invoices/adapter'),
    ]
    // What does not come is asked for again, and its failure said, where it is wanted.
    for (const part of code) part.catch(() => undefined)
  },
}

/** Fetches the code of what the navigation leads to, once this page has what it needs. */
export function PreloadedPages({ pages, application, approvals }: PreloadedPagesProps) {
  const modules = useModules()
  const start = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    start.current = () => {
      const known = pages.state === 'ready' ? pages.data : []
      const children = known.flatMap((page) => page.children)
      const types = new Set(children.map(({ childComponent }) => childComponent.type))
      const parts: Preloadable[] = [Home]
      if (hasReportsEntry(known)) parts.push(ReportsPage)
      if (approvals.state === 'ready' && (approvals.data.mayApprove || approvals.data.mayAsk)) {
        types.add(manifest.type)
        parts.push(Approvals)
      }
      if (application?.seesInvoices) parts.push(InvoicesPage, invoices)
      for (const type of types) {
        const module = findModule(modules, type)
        if (module) preloadModule(module)
      }
      for (const part of parts) part.preload()
    }
  })
  usePreload({ preload: () => start.current?.() })
  return null
}
