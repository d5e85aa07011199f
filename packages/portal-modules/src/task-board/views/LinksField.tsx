import { ComboBox, Icon, IconButton } from '@atrium/design-system'
import { File, Megaphone, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { TaskLink } from '../task-board.port.ts'

const Group = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);

    > h3 {
      margin: 0;
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
    }
    > ul {
      display: grid;
      gap: 2px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-block-size: 32px;
    }
    .at-name {
      flex: 1 1 auto;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    li svg {
      flex: none;
      color: var(--at-text-2);
    }
  }
`

export interface LinksFieldProps {
  links: readonly TaskLink[]
  onChange: (links: readonly TaskLink[]) => void
  find: ((words: string) => Promise<readonly TaskLink[]>) | undefined
  isReadOnly: boolean
}

const icons = { component: File, campaign: Megaphone }
const keyOf = ({ type, id }: TaskLink) => `${type} ${id}`
const most = 20

/** Files and campaigns that belong to a task (T-57). */
export function LinksField({ links, onChange, find, isReadOnly }: LinksFieldProps) {
  const { t } = useMessages(messages)
  const headingId = useId()
  const [words, setWords] = useState('')
  const { found, isLoading } = useFound(words, find)
  const canAdd = !isReadOnly && find !== undefined && links.length < most
  if (links.length === 0 && !canAdd) return null
  const known = new Set(links.map(keyOf))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings borders and a width of its own
    <Group role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('field.links')}</h3>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={keyOf(link)}>
              <Icon icon={icons[link.type]} size={16} />
              <LinkName link={link} />
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  size="compact"
                  label={t('links.remove', { name: link.name })}
                  onPress={() => onChange(links.filter((one) => keyOf(one) !== keyOf(link)))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <ComboBox
          // Anew after each, so that the field is empty again.
          key={links.length}
          label={t('links.add')}
          isLabelHidden
          placeholder={t('links.add')}
          options={found
            .filter((link) => !known.has(keyOf(link)))
            .map((link) => ({
              id: keyOf(link),
              label: link.name,
              icon: icons[link.type],
              section: t(`links.${link.type}`),
            }))}
          value={null}
          isFiltered
          isLoading={isLoading}
          emptyText={t(words.trim().length < least ? 'links.type' : 'links.none')}
          onInputChange={setWords}
          onChange={(key) => {
            const link = found.find((one) => keyOf(one) === key)
            if (!link) return
            setWords('')
            onChange([...links, link])
          }}
        />
      )}
    </Group>
  )
}

/** A way to it; what was only just added has none before it is saved. */
function LinkName({ link: { name, url } }: { link: TaskLink }) {
  const { openInside } = useModuleHost()
  if (url === '') return <span className="at-name">{name}</span>
  return (
    <a
      className="at-name"
      href={url}
      onClick={(event) => {
        if (!openInside || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openInside(url)
      }}
    >
      {name}
    </a>
  )
}

const nothing: readonly TaskLink[] = []
const least = 2
/** Milliseconds that somebody may take from one letter to the next. */
const patience = 250

/** What the host finds for the words that are typed; an answer that comes late is not shown. */
function useFound(words: string, find: LinksFieldProps['find']) {
  const wanted = words.trim()
  const [answer, setAnswer] = useState({ for: '', found: nothing })
  const isAsked = find !== undefined && wanted.length >= least
  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const timer = setTimeout(() => {
      find(wanted)
        .catch(() => nothing)
        .then((found) => !isOver && setAnswer({ for: wanted, found }))
    }, patience)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [find, isAsked, wanted])
  return {
    found: isAsked ? answer.found : nothing,
    isLoading: isAsked && answer.for !== wanted,
  }
}
