import { createTheme, type Theme } from '@atrium/design-system/theme'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readColor } from '../kit/colors/index.ts'
import { errorText, toPortError, useMessages, useModuleHost } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import {
  draftOf,
  emptyLook,
  faultsOf,
  firstKind,
  isSameDraft,
  lookOf,
  targetOf,
  themeInTheWay,
  verdictsOf,
  type Draft,
  type DraftField,
  type Verdict,
} from './theme-studio.logic.ts'
import type { Studio, StudioTheme, ThemeLook, ThemeStudioPort } from './theme-studio.port.ts'
import type { StudioModel } from './useStudio.ts'

interface ThemeFailure {
  message: string
  fields: Partial<Record<DraftField, string>>
}

export interface ThemeEditorModel {
  studio: Studio
  theme: StudioTheme | undefined
  canEdit: boolean
  draft: Draft
  change: (change: Partial<Draft>) => void
  changeLook: (change: Partial<Draft['look']>) => void
  /** What the preview shows: a colour that is half typed does not flash up in it. */
  shown: ThemeLook
  colors: Theme
  verdicts: readonly Verdict[]
  isDirty: boolean
  isSaving: boolean
  failure: ThemeFailure | undefined
  save: () => void
  discard: () => void
  /** Somebody else has saved it meanwhile; what was entered here is still here. */
  overtaken: { takeTheirs: () => void; keepMine: () => void } | undefined
  toList: () => void
}

interface EditorProps {
  port: ThemeStudioPort
  studio: Studio
  model: StudioModel
  /** Absent: a new one. */
  theme?: StudioTheme
}

/** A theme while it is being made: what is entered, what it looks like, what becomes of it. */
export function useThemeEditor({ port, studio, model, theme }: EditorProps): ThemeEditorModel {
  const { setPath, notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [blank] = useState<Draft>(() => ({
    ...draftOf({ kind: 'application' }, emptyLook),
    kind: firstKind(studio),
  }))
  const [seen, setSeen] = useState(theme)
  const [draft, setDraft] = useState(() => (theme ? draftOf(theme.target, theme.look) : blank))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<ThemeFailure>()
  const canEdit = studio.can.edit
  const base = useMemo(() => (seen ? draftOf(seen.target, seen.look) : blank), [blank, seen])
  const isDirty = canEdit && !isSameDraft(draft, base)

  const isNewer = theme !== undefined && theme.version !== seen?.version
  if (isNewer && !isDirty && !isSaving) {
    setSeen(theme)
    setDraft(draftOf(theme.target, theme.look))
  }

  const { keepFromLeaving } = port
  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])

  const shown = useShown(draft)
  const colors = useMemo(
    () =>
      createTheme({ primary: shown.primary ?? undefined, secondary: shown.secondary ?? undefined }),
    [shown.primary, shown.secondary],
  )
  const verdicts = useMemo(() => verdictsOf(colors), [colors])

  const change = useCallback((next: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...next }))
    setFailure((now) => now && { ...now, fields: without(now.fields, next) })
  }, [])
  const changeLook = useCallback(
    (next: Partial<Draft['look']>) =>
      setDraft((now) => ({ ...now, look: { ...now.look, ...next } })),
    [],
  )

  const refuse = (fields: ThemeFailure['fields']) => setFailure({ message: '', fields })
  const save = async (version: number | undefined) => {
    const target = targetOf(draft)
    const faults = faultsOf(draft)
    if (!target || faults.length > 0)
      return refuse(Object.fromEntries(faults.map((field) => [field, t(`fault.${field}`)])))
    if (themeInTheWay(studio, target, theme?.id)) return refuse({ target: t('fault.taken') })
    setSaving(true)
    setFailure(undefined)
    try {
      const look = lookOf(draft)
      const saved = await model.save(
        theme && version !== undefined ? { id: theme.id, version, target, look } : { target, look },
      )
      setSeen(saved)
      // What was changed meanwhile stays.
      setDraft((now) => (now === draft ? draftOf(saved.target, saved.look) : now))
      notify({ tone: 'success', title: t('save.done'), detail: t(`save.seenBy.${target.kind}`) })
      if (theme) return
      keepFromLeaving?.(false)
      setPath(['edit', String(saved.id)], { replace: true })
    } catch (thrown) {
      const error = toPortError(thrown)
      if (error.reason === 'theme-exists') return refuse({ target: t('fault.taken') })
      const fields = Object.fromEntries(
        Object.entries(error.fields).map(([name, texts]) => [name, texts.join(' ')]),
      )
      setFailure({ message: errorText(tools, error), fields })
    } finally {
      setSaving(false)
    }
  }

  return {
    studio,
    theme,
    canEdit,
    draft,
    change,
    changeLook,
    shown,
    colors,
    verdicts,
    isDirty,
    isSaving,
    failure,
    save: () => void save(seen?.version),
    discard: () => {
      setDraft(base)
      setFailure(undefined)
    },
    overtaken:
      isNewer && isDirty && !isSaving
        ? {
            takeTheirs: () => {
              setSeen(theme)
              setDraft(draftOf(theme.target, theme.look))
              setFailure(undefined)
            },
            keepMine: () => {
              setSeen(theme)
              void save(theme.version)
            },
          }
        : undefined,
    toList: () => setPath([]),
  }
}

/** The draft's look; in the place of a colour that is none yet stands the one before. */
function useShown(draft: Draft): ThemeLook {
  const primary = useLastColor(draft.primary)
  const secondary = useLastColor(draft.secondary)
  return useMemo(() => ({ ...draft.look, primary, secondary }), [draft.look, primary, secondary])
}

function useLastColor(text: string): string | null {
  const read = text.trim() === '' ? null : readColor(text)
  const [last, setLast] = useState(read ?? null)
  if (read !== undefined && read !== last) setLast(read)
  return read === undefined ? last : read
}

function without(fields: ThemeFailure['fields'], changed: Partial<Draft>): ThemeFailure['fields'] {
  const { target, primary, secondary } = fields
  return {
    ...(target && !('kind' in changed) && !('targetId' in changed) && { target }),
    ...(primary && !('primary' in changed) && { primary }),
    ...(secondary && !('secondary' in changed) && { secondary }),
  }
}
