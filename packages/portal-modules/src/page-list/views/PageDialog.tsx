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
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { errorText, isStale, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { pageIconNames, pageIcons } from '../../kit/icons/page-icons.ts'
import { maxSlugLength } from '../page-list.logic.ts'
import type { PortalPage } from '../page-list.port.ts'
import { usePageDraft, type PageDraft, type PageDraftOptions } from './usePageDraft.ts'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    .at-proposal {
      margin-block-start: -12px;
    }
  }
`
const maxName = 60

/** Asks for a page's names, icon and address; what was typed stays until the host has it (ROUTE-11, GEN-03). */
export function PageDialog({ model, pages, reservedSlugs, page, onClose }: PageDraftOptions) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const draft = usePageDraft({ model, pages, reservedSlugs, page, onClose })
  const { submit, isSaving, failure, refusals, close, question } = draft
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
            <PageFieldsForm page={page} draft={draft} />
          </Fields>
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface PageFieldsFormProps {
  page: PortalPage | undefined
  draft: PageDraft
}

/** The fields of a page, each with what is wrong with it. */
function PageFieldsForm({ page, draft }: PageFieldsFormProps) {
  const { t } = useMessages(messages)
  const { name, setName, nameEn, setNameEn, icon, setIcon, place, setPlace } = draft
  const { isHidden, setHidden, faultOf, edit } = draft
  return (
    <>
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
      <AddressField page={page} draft={draft} />
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
      <Switch isSelected={isHidden} onChange={setHidden} description={t('field.isHiddenHint')}>
        {t('field.isHidden')}
      </Switch>
    </>
  )
}

/** Where it lies: an address in the portal, of which a free one is proposed, or one elsewhere. */
function AddressField({ page, draft }: PageFieldsFormProps) {
  const { t } = useMessages(messages)
  const { place, slug, setOwnSlug, url, setUrl, faultOf, edit, proposal } = draft
  const address = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  if (place === 'elsewhere')
    return (
      <TextField
        label={t('field.url')}
        value={url}
        onChange={(text) => edit('url', () => setUrl(text))}
        errorMessage={faultOf('url')}
        placeholder="https://"
        isRequired
      />
    )
  return (
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
      {proposal !== undefined && (
        <div className="at-proposal">
          <Button
            size="compact"
            onPress={() => {
              // The button goes with what it proposes.
              address.current?.focus()
              edit('slug', () => setOwnSlug(proposal))
            }}
          >
            {t('proposal.use', { slug: proposal })}
          </Button>
        </div>
      )}
    </>
  )
}
