import '@svar-ui/react-filemanager/all.css'
import { Filemanager, Willow, type IApi } from '@svar-ui/react-filemanager'
import { WORD, type FileItem } from '../../page/cases/list.ts'
import type { Peer } from '../../page/peer.ts'
import { svarPage } from './svar.tsx'

const page = svarPage(Willow)

/** The file manager, in its mode of a table or of cards; its tree and path are part of it. */
export function svarFiles(mode: 'table' | 'cards', selectors: Pick<Peer, 'item' | 'marked'>) {
  let api: IApi
  let ids: string[] = []
  const scroller = () => document.querySelector('.wx-scroll, .wx-cards')!
  return {
    ...selectors,
    prepare: page.prepare,
    mount: (_root, items) => {
      ids = items.map((file) => `/${file.name}`)
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
      void api.exec('select-file', { id: ids[0] })
      void api.exec('select-file', { id: ids.at(-1)!, range: true })
    },
    sort: () => void api.exec('sort-files', { key: 'size', order: 'desc' }),
    filter: () => void api.exec('filter-files', { text: WORD }),
    clear: () => void api.exec('filter-files', { text: '' }),
    scrollToEnd: () => (scroller().scrollTop = scroller().scrollHeight),
    scrollToStart: () => (scroller().scrollTop = 0),
  } satisfies Peer<FileItem>
}
