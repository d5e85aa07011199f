import {
  Banner,
  Button,
  Dialog,
  Form,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  TextField,
} from '@atrium/design-system'
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { SavedViewsModel } from '../useSavedViews.ts'

/** Views that were kept, to go to, to keep this one, and to delete the one that is shown (T-07). */
export function SavedViews({ views, isNarrow }: { views: SavedViewsModel; isNarrow?: boolean }) {
  const { t } = useMessages(messages)
  const [isNaming, setNaming] = useState(false)
  const { all, current } = views
  return (
    <>
      <MenuTrigger>
        {isNarrow ? (
          <IconButton icon={Bookmark} label={current?.name ?? t('views.menu')} />
        ) : (
          <Button icon={Bookmark}>{current?.name ?? t('views.menu')}</Button>
        )}
        <Menu aria-label={t('views.menu')}>
          <MenuSection title={t('views.menu')}>
            {all.length === 0 ? (
              <MenuItem isDisabled>{t('views.none')}</MenuItem>
            ) : (
              all.map((view) => (
                <MenuItem
                  key={view.id}
                  icon={view.id === current?.id ? BookmarkPlus : Bookmark}
                  textValue={view.name}
                  onAction={() => views.apply(view)}
                >
                  {view.name}
                </MenuItem>
              ))
            )}
          </MenuSection>
          <MenuItem icon={BookmarkPlus} onAction={() => setNaming(true)}>
            {t('views.save')}
          </MenuItem>
          {current?.canDelete && (
            <MenuItem icon={Trash2} isDanger onAction={() => void views.remove(current)}>
              {t('views.remove', { name: current.name })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {isNaming && <NameDialog views={views} onClose={() => setNaming(false)} />}
    </>
  )
}

function NameDialog({ views, onClose }: { views: SavedViewsModel; onClose: () => void }) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setMissing(true)
    setSaving(true)
    setFailure(undefined)
    const error = await views.add(name.trim())
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  const told = failure?.fields.name?.[0]
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('views.saveTitle')}
      description={t('views.saveDetail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t('views.saveButton')}
          </Button>
        </>
      }
    >
      <Form id={formId} hasNoActions onSubmit={() => void save()} isSaving={isSaving}>
        {failure && !told && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
        <TextField
          label={t('views.name')}
          value={name}
          onChange={(text) => {
            setName(text)
            setMissing(false)
            setFailure(undefined)
          }}
          maxLength={100}
          errorMessage={isMissing ? t('views.nameMissing') : told}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
