import { svarFiles } from '../lib/svarFiles.tsx'

export const peer = svarFiles('cards', {
  item: '.wx-cards .wx-item',
  marked: '.wx-cards .wx-item.wx-selected',
})
