import {
  Button,
  Card,
  IconButton,
  KeepFocus,
  ListRow,
  ListRows,
  PageHeader,
  StateScreen,
} from '@atrium/design-system'
import { DEFAULT_BRAND, createTheme } from '@atrium/design-system/theme'
import { Palette, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { targetName } from '../theme-studio.logic.ts'
import type { Studio, StudioTheme } from '../theme-studio.port.ts'

const Mark = styled.span`
  @layer at.components {
    display: block;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid var(--at-line-strong);
    border-radius: var(--at-radius-m);
    background: linear-gradient(135deg, var(--_one) 0 50%, var(--_other) 50%);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`

const Note = styled.p`
  @layer at.components {
    margin: 0 0 var(--at-space-4);
    max-inline-size: 68ch;
    color: var(--at-text-2);
  }
`

export interface ThemeListProps {
  studio: Studio
  onCreate: () => void
  onOpen: (theme: StudioTheme) => void
  onRemove: (theme: StudioTheme) => void
}

/** Who sees which theme (ADM-06). */
export function ThemeList({ studio, onCreate, onOpen, onRemove }: ThemeListProps) {
  const { t } = useMessages(messages)
  const [doomed, setDoomed] = useState<StudioTheme>()
  const { themes, can } = studio
  const nameOf = ({ target }: StudioTheme) =>
    target.kind === 'application'
      ? t('target.all', { name: studio.name })
      : (targetName(studio, target) ?? t(`target.${target.kind}Gone`))
  const hasOwn = themes.some(({ target }) => target.kind === 'application')
  const create = can.edit && (
    <Button variant="primary" icon={Plus} onPress={onCreate}>
      {t('action.new')}
    </Button>
  )
  return (
    <KeepFocus>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={themes.length > 0 && create}
      />
      {themes.length === 0 ? (
        <Card padding="none">
          <StateScreen
            kind="empty"
            icon={Palette}
            title={t('empty.title')}
            detail={t('empty.detail', { color: createTheme().input.primary })}
            action={create}
          />
        </Card>
      ) : (
        <>
          {!hasOwn && <Note>{t('list.default', { color: createTheme().input.primary })}</Note>}
          <ListRows aria-label={t('title')}>
            {themes.map((theme) => (
              <ListRow
                key={theme.id}
                title={nameOf(theme)}
                subtitle={<Facts theme={theme} />}
                mark={<ThemeMark theme={theme} />}
                onPress={() => onOpen(theme)}
                hasChevron
                actions={
                  can.edit && (
                    <IconButton
                      icon={Trash2}
                      label={t('action.deleteOf', { name: nameOf(theme) })}
                      onPress={() => setDoomed(theme)}
                    />
                  )
                }
              />
            ))}
          </ListRows>
        </>
      )}
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { name: nameOf(doomed) })}
          detail={t(`delete.detail.${doomed.target.kind}`)}
          confirmLabel={t('action.delete')}
          onClose={() => setDoomed(undefined)}
          onDelete={() => onRemove(doomed)}
        />
      )}
    </KeepFocus>
  )
}

/** Both colours, as they are filled in. */
function ThemeMark({ theme: { look } }: { theme: StudioTheme }) {
  const one = look.primary ?? DEFAULT_BRAND
  const style = { '--_one': one, '--_other': look.secondary ?? one } as Record<string, string>
  return <Mark style={style} aria-hidden="true" />
}

function Facts({ theme: { look, target } }: { theme: StudioTheme }) {
  const { t } = useMessages(messages)
  const colors = [look.primary ?? t('color.none'), look.secondary].filter(Boolean).join(', ')
  return [t(`kind.${target.kind}`), colors, t(`mode.${look.mode ?? 'system'}Short`)].join(' · ')
}
