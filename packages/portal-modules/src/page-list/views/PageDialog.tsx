import {
  Button,
  Dialog,
  Form,
  SegmentedControl,
  Select,
  Switch,
  TextField,
} from '@atrium/design-system'
import { Globe, PanelsTopLeft } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, isStale, useCloseQuestion, useMessages } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { pageIconNames, pageIcons } from '../../kit/icons/page-icons.ts'
import { freeSlug, isWebAddress, maxSlugLength, slugFault, slugFrom } from '../page-list.logic.ts'
import type { PageFields, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'
import { usePartForm } from './usePartForm.ts'

interface PageDialogProps {
  model: PageListModel
  /** All pages as they are now: addresses are given once. */
  pages: readonly PortalPage[]
  reservedSlugs: ReadonlySet<string>
  /** The page to change; absent: a new one. */
  page: PortalPage | undefined
  onClose: () => void
}

type Field = 'name' | 'nameEn' | 'slug' | 'url' | 'icon'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: 20px;

    .at-proposal {
      margin-block-start: -12px;
    }
  }
`
const maxName = 60

/** Asks for a page's names, icon and address; what was typed stays until the host has it (ROUTE-11, GEN-03). */
export function PageDialog({ model, pages, reservedSlugs, page, onClose }: PageDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const known = { others: pages.filter(({ id }) => id !== page?.id), reserved: reservedSlugs }
  const address = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
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
  const { submit, isSaving, failure, refusals, faultOf, edit } = usePartForm({
    faults: own,
    isToldAtOnce: (field) => field === 'slug' && isToldAtOnce,
    confirm: async () => ({}),
    save: () => (page ? model.savePage(page, version, fields) : model.createPage(fields)),
    onSaved: onClose,
    onConflict,
  })
  const shownFailure =
    failure &&
    (page && isStale(failure)
      ? t('conflict.detail', { name: model.nameOf(page) })
      : errorText(tools, failure))
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={page ? t('page.edit', { name: model.nameOf(page) }) : t('page.new')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(page ? 'action.save' : 'action.create')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={submit}
          errors={refusals}
          errorMessage={shownFailure}
          isSaving={isSaving}
        >
          <Fields>
            <TextField
              label={t('field.nameDe')}
              value={name}
              onChange={(text) => edit('name', () => setName(text))}
              maxLength={maxName}
              errorMessage={faultOf('name')}
              isRequired
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
            <TextField
              label={t('field.nameEn')}
              description={t('field.nameEnHint')}
              value={nameEn}
              onChange={(text) => edit('nameEn', () => setNameEn(text))}
              maxLength={maxName}
              errorMessage={faultOf('nameEn')}
            />
            {(page?.modules.length ?? 0) === 0 && (
              <SegmentedControl
                label={t('field.place')}
                value={place}
                onChange={setPlace}
                options={[
                  { value: 'portal', label: t('place.portal'), icon: PanelsTopLeft },
                  { value: 'elsewhere', label: t('place.elsewhere'), icon: Globe },
                ]}
              />
            )}
            {place === 'portal' ? (
              <>
                <TextField
                  ref={address}
                  label={t('field.slug')}
                  description={
                    page?.slug && page.slug !== slug
                      ? t('field.slugMoved')
                      : slug
                        ? t('field.slugHint', { slug })
                        : t('field.slugHintEmpty')
                  }
                  value={slug}
                  onChange={(text) => edit('slug', () => setOwnSlug(text.toLowerCase()))}
                  maxLength={maxSlugLength}
                  errorMessage={faultOf('slug')}
                  isRequired
                />
                {isToldAtOnce && (
                  <div className="at-proposal">
                    <Button
                      size="compact"
                      onPress={() => {
                        // The button goes with what it proposes.
                        address.current?.focus()
                        edit('slug', () => setOwnSlug(wrong.free))
                      }}
                    >
                      {t('proposal.use', { slug: wrong.free })}
                    </Button>
                  </div>
                )}
              </>
            ) : (
              <TextField
                label={t('field.url')}
                value={url}
                onChange={(text) => edit('url', () => setUrl(text))}
                errorMessage={faultOf('url')}
                placeholder="https://"
                isRequired
              />
            )}
            <Select
              label={t('field.icon')}
              options={pageIconNames.map((id) => ({
                id,
                label: t(`icon.${id}`),
                icon: pageIcons[id],
              }))}
              value={icon}
              onChange={(id) => edit('icon', () => setIcon(id))}
              errorMessage={faultOf('icon')}
            />
            <Switch
              isSelected={isHidden}
              onChange={setHidden}
              description={t('field.isHiddenHint')}
            >
              {t('field.isHidden')}
            </Switch>
          </Fields>
        </Form>
      </Dialog>
      {question}
    </>
  )
}
