import { Banner, Button, KeepFocus, later, PageHeader, Reorder } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { hasRowActions, ToolbarActions } from '../../kit/extensions/index.ts'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { fullName } from '../contacts.logic.ts'
import type { Contact } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import type { ContactsModel } from '../useContacts.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactMenu } from './ContactMenu.tsx'
import { cardWidth, ContactsEmpty, ContactsFailed, ContactsLoading } from './ContactsStates.tsx'

const CallbackDialog = later(async () => (await import('./CallbackDialog.tsx')).CallbackDialog)
// Readers never need it.
const ContactDialog = later(async () => (await import('./ContactDialog.tsx')).ContactDialog)

const Cards = styled.ul`
  --_least: ${cardWidth};
  ${cardGridCss}
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

export interface ContactsViewProps {
  model: ContactsModel
  /** First-level heading; absent: the list's own name, which is in one language. */
  title?: string
  /** What else can be done with all of them. */
  menu?: ReactNode
}

const none: readonly Contact[] = []

/** The module's own empty state has what adds to the list; the host's has not. */
const addsAbove = (contacts: readonly Contact[], { empty }: ContactsModel['extensions']) =>
  contacts.length > 0 || Boolean(empty)

/** The contacts as they are seen; everything they know comes with their model (CON-01). */
export function ContactsView({ model, title = '', menu }: ContactsViewProps) {
  const { t } = useMessages(messages)
  const [editing, setEditing] = useState<'new' | Contact>()
  const [asking, setAsking] = useState<Contact>()
  const [doomed, setDoomed] = useState<Contact>()
  const { list: result, extensions } = model
  const list = result.state === 'ready' ? result.data : undefined
  const contacts = list?.contacts ?? none
  const order = useMemo(() => contacts.map(({ id }) => id), [contacts])
  const add = list?.can.add && (
    <Button variant="primary" icon={Plus} onPress={() => setEditing('new')}>
      {t('action.add')}
    </Button>
  )

  return (
    <KeepFocus>
      <PageHeader
        title={title || list?.name}
        subtitle={list?.description}
        actions={
          list && (
            <>
              {addsAbove(contacts, extensions) && menu}
              <ToolbarActions actions={extensions.toolbar} records={contacts} />
              {addsAbove(contacts, extensions) && add}
            </>
          )
        }
      />
      {result.state === 'loading' && <ContactsLoading />}
      {result.state === 'failed' && <ContactsFailed error={result.error} onRetry={result.retry} />}
      {result.state === 'ready' && result.refreshError && (
        <Banner tone="warn" action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}>
          {t('refresh.failed')}
        </Banner>
      )}
      {list &&
        contacts.length === 0 &&
        (extensions.empty || (
          <ContactsEmpty
            add={
              add && (
                <>
                  {add}
                  {menu}
                </>
              )
            }
          />
        ))}
      {list && contacts.length > 0 && (
        <Reorder
          order={order}
          isDisabled={!model.canArrange}
          onMove={(id, beforeId) => {
            const contact = contacts.find((one) => one.id === id)
            if (contact) model.arrange(contact, beforeId === null ? null : Number(beforeId))
          }}
        >
          <Cards {...LIST} aria-label={t('list')}>
            {contacts.map((contact) => {
              const { can, isCallbackEnabled } = contact
              const hasOwn = hasRowActions(extensions.rowActions, contact)
              const hasMenu = can.edit || can.delete || model.canArrange || hasOwn
              const canBeAsked = isCallbackEnabled && model.canAskForCalls
              return (
                <li key={contact.id} data-at-contact="">
                  <ContactCard
                    contact={contact}
                    mediaTypes={list.mediaTypes}
                    hasMenu={hasMenu}
                    facts={extensions.columns}
                    onCopy={model.copy}
                    onCallback={canBeAsked ? () => setAsking(contact) : undefined}
                  />
                  {hasMenu && (
                    <div className="at-corner">
                      <ContactMenu
                        contact={contact}
                        model={model}
                        onEdit={setEditing}
                        onRemove={model.canUndoDelete ? model.remove : setDoomed}
                      />
                    </div>
                  )}
                </li>
              )
            })}
          </Cards>
        </Reorder>
      )}
      {asking && (
        <CallbackDialog
          key={asking.id}
          model={model}
          contact={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
      {list && editing && (
        <ContactDialog
          key={editing === 'new' ? editing : editing.id}
          model={model}
          list={list}
          contact={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { name: fullName(doomed) })}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}
