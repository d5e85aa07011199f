import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { themeInTheWay, withTheme, withoutTheme } from '../theme-studio.logic.ts'
import type {
  NewTheme,
  Studio,
  StudioPicture,
  StudioTheme,
  ThemeLook,
  ThemeStudioPort,
} from '../theme-studio.port.ts'
import { groups, people, stockPictures, uploadedLogo } from './fixtures.ts'

type Call = 'studio' | 'create' | 'save' | 'remove' | 'upload'

export interface MemoryOptions {
  name?: string
  themes?: readonly StudioTheme[]
  /** What the viewer may do; default everything. */
  canEdit?: boolean
  canUpload?: boolean
  stock?: readonly StudioPicture[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryThemeStudio {
  port: ThemeStudioPort
  /** What the port was told about leaving, the last last. */
  kept: readonly boolean[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  themes: () => readonly StudioTheme[]
  /** Somebody else does something; listeners hear of it. */
  others: {
    save: (id: number, look: Partial<ThemeLook>) => void
    remove: (id: number) => void
  }
}

const isColor = (color: string | null) => color === null || /^#[\da-f]{6}$/i.test(color)

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryThemeStudio({
  name = 'Alpenquell',
  themes = [],
  canEdit = true,
  canUpload = true,
  stock = stockPictures,
  latency = 0,
}: MemoryOptions = {}): MemoryThemeStudio {
  let studio: Studio = { name, themes, groups, people, can: { edit: canEdit } }
  const { emit, listen } = createListeners<void>()
  const { answer, failNext } = createAnswers<Call>(latency)
  const kept: boolean[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 100

  const find = (id: number): StudioTheme => {
    const theme = studio.themes.find((candidate) => candidate.id === id)
    if (!theme) throw new PortError({ code: 'not-found' })
    return theme
  }
  const put = (theme: StudioTheme): StudioTheme => {
    studio = withTheme(studio, theme)
    emit()
    return theme
  }
  const check = ({ target, look }: Pick<NewTheme, 'target' | 'look'>, ownId?: number) => {
    const known = target.kind === 'group' ? groups : people
    if (target.kind !== 'application' && !known.some(({ id }) => id === target.id))
      throw new PortError({ code: 'not-found' })
    if (!canEdit) throw new PortError({ code: 'forbidden' })
    for (const field of ['primary', 'secondary'] as const)
      if (!isColor(look[field]))
        throw new PortError({ code: 'invalid', fields: { [field]: ['Das ist keine Farbe.'] } })
    if (themeInTheWay(studio, target, ownId))
      throw new PortError({ code: 'conflict', reason: 'theme-exists' })
  }

  const port: ThemeStudioPort = {
    studio: () => ({
      key: ['memory-themes', instance],
      load: () => answer('studio', () => studio),
    }),
    create: ({ target, look }) =>
      answer('create', () => {
        check({ target, look })
        return put({ id: (lastId += 1), version: 1, target, look })
      }),
    save: ({ id, version, target, look }) =>
      answer('save', () => {
        const before = find(id)
        if (before.version !== version) throw new PortError({ code: 'conflict', reason: 'stale' })
        check({ target, look }, id)
        return put({ id, version: version + 1, target, look })
      }),
    remove: ({ id }) =>
      answer('remove', () => {
        find(id)
        if (!canEdit) throw new PortError({ code: 'forbidden' })
        studio = withoutTheme(studio, id)
        emit()
      }),
    ...(canUpload && canEdit && { upload: () => answer('upload', () => uploadedLogo) }),
    stock: () => ({ key: ['memory-stock', instance], load: async () => stock }),
    keepFromLeaving: (hasUnsaved) => void kept.push(hasUnsaved),
    onChange: listen,
  }

  return {
    port,
    kept,
    failNext,
    themes: () => studio.themes,
    others: {
      save: (id, look) => {
        const theme = find(id)
        put({ ...theme, look: { ...theme.look, ...look }, version: theme.version + 1 })
      },
      remove: (id) => {
        studio = withoutTheme(studio, id)
        emit()
      },
    },
  }
}
