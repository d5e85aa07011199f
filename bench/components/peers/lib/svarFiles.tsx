import '@svar-ui/react-filemanager/all.css'
import { Filemanager, Willow, type IApi } from '@svar-ui/react-filemanager'
import { WORD, bySize, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { svarPage } from './svar.tsx'

const page = svarPage(Willow)

/** The file manager, in its mode of a table or of cards; its tree and path are part of it. */
export function svarFiles(
  mode: 'table' | 'cards',
  selectors: Pick<Peer, 'item' | 'marked'>,
  order: 'asc' | 'desc' = 'desc',
) {
  let api: IApi
  let shown: FileItem[] = []
  const idOf = (file?: FileItem) => `/${file!.name}`
  const scroller = () => document.querySelector('.wx-scroll, .wx-cards')!
  return {
    ...selectors,
    prepare: page.prepare,
    mount: (_root, items) => {
      shown = items
      const data = items.map(({ name, size, changed }) => ({
        id: `/${name}`,
        type: 'file' as const,
        size,
        date: changed,
      }))
      page.open(
        <Filemanager icons="simple" mode={mode} data={data} init={(made) => (api = made)} />,
      )
    },
    selectAll: () => {
      void api.exec('select-file', { id: idOf(shown[0]) })
      void api.exec('select-file', { id: idOf(shown.at(-1)), range: true })
    },
    sort: () => {
      shown = shown.toSorted((a, b) => (order === 'asc' ? bySize(b, a) : bySize(a, b)))
      void api.exec('sort-files', { key: 'size', order })
    },
    filter: () => void api.exec('filter-files', { text: WORD }),
    clear: () => void api.exec('filter-files', { text: '' }),
    scrollToEnd: () => (scroller().scrollTop = scroller().scrollHeight),
    scrollToStart: () => (scroller().scrollTop = 0),
  } satisfies Peer<FileItem>
}
