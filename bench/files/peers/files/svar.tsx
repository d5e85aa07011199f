import { svarFiles } from '../../../components/peers/lib/svarFiles.tsx'

// What its search finds is shown as cards.
export const peer = svarFiles(
  'table',
  { item: '.wx-body .wx-row, .wx-cards .wx-item', marked: '.wx-body .wx-row.wx-selected' },
  'asc',
)
