import { useState } from 'react'
import { useCloseQuestion, useMessages } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { freeSlug, isWebAddress, slugFault, slugFrom } from '../page-list.logic.ts'
import type { PageFields, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'
import { usePartForm } from './usePartForm.ts'

export interface PageDraftOptions {
  model: PageListModel
  /** All pages as they are now: addresses are given once. */
  pages: readonly PortalPage[]
  reservedSlugs: ReadonlySet<string>
  /** The page to change; absent: a new one. */
  page: PortalPage | undefined
  onClose: () => void
}

type Field = 'name' | 'nameEn' | 'slug' | 'url' | 'icon'

export type PageDraft = ReturnType<typeof usePageDraft>

/** A page while it is written: its fields, what is wrong with them, and saving it. */
export function usePageDraft({ model, pages, reservedSlugs, page, onClose }: PageDraftOptions) {
  const { t } = useMessages(messages)
  const known = { others: pages.filter(({ id }) => id !== page?.id), reserved: reservedSlugs }
  const [name, setName] = useState(page?.name ?? '')
  const [nameEn, setNameEn] = useState(page?.nameEn ?? '')
  const [icon, setIcon] = useState(page ? page.icon : 'folder-open')
  const [place, setPlace] = useState<'portal' | 'elsewhere'>(page?.url ? 'elsewhere' : 'portal')
  const [ownSlug, setOwnSlug] = useState(page?.slug ?? undefined)
  const [url, setUrl] = useState(page?.url ?? '')
  const [isHidden, setHidden] = useState(page?.isHidden ?? false)
  // Of a new page the address follows the name until somebody writes one.
  const slug = ownSlug ?? freeSlug(slugFrom(name), known)
  const current = page && pages.find(({ id }) => id === page.id)
  const [version, onConflict] = useVersion(page?.version, current?.version)

  const fields: PageFields = {
    name: name.trim(),
    nameEn: nameEn.trim() || null,
    icon,
    slug: place === 'portal' ? slug.trim() : null,
    url: place === 'elsewhere' ? url.trim() : null,
    isHidden,
  }
  const written = JSON.stringify(fields)
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({ isChanged: written !== before, onClose })

  const wrong = place === 'portal' ? slugFault(fields.slug ?? '', known) : undefined
  const slugText =
    wrong && t(`fault.slug.${wrong.fault}`, { name: wrong.fault === 'taken' ? wrong.by : '' })
  const own: Partial<Record<Field, string>> = {
    ...(fields.name === '' && { name: t('fault.name') }),
    ...(slugText !== undefined && { slug: slugText }),
    ...(place === 'elsewhere' && !isWebAddress(fields.url ?? '') && { url: t('fault.url') }),
  }
  // An address that is not to be had is told of at once: there is nothing to wait for.
  const isToldAtOnce = wrong?.fault === 'reserved' || wrong?.fault === 'taken'
  const form = usePartForm({
    faults: own,
    isToldAtOnce: (field) => field === 'slug' && isToldAtOnce,
    confirm: async () => ({}),
    save: () => (page ? model.savePage(page, version, fields) : model.createPage(fields)),
    onSaved: onClose,
    onConflict,
  })
  return {
    ...form,
    name,
    setName,
    nameEn,
    setNameEn,
    icon,
    setIcon,
    place,
    setPlace,
    slug,
    setOwnSlug,
    url,
    setUrl,
    isHidden,
    setHidden,
    /** An address that is free, where the one that was written is not. */
    proposal: isToldAtOnce ? wrong.free : undefined,
    close,
    question,
  }
}
