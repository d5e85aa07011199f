import { formatBytes } from '../../kit/index.ts'
import type { Tools } from '../error-text.ts'
import { timeLeft } from './transfer-rate.ts'
import type { UploadTotals } from './upload-queue.ts'

type Way = Pick<UploadTotals, 'sentBytes' | 'totalBytes' | 'bytesPerSecond'>

/** How fast it goes and how long it still takes; nothing as long as nobody knows. */
export function paceText({ t, locale }: Tools, way: Way): string[] {
  const { sentBytes, totalBytes, bytesPerSecond = 0 } = way
  const left = timeLeft(totalBytes - sentBytes, bytesPerSecond)
  if (!left) return []
  return [
    t('upload.speed', { speed: formatBytes(locale, bytesPerSecond) }),
    t(`upload.left.${left.unit}`, { count: left.count }),
  ]
}

/** How far it is, and the pace. */
export function progressText(tools: Tools, way: Way): string {
  const { t, locale } = tools
  const sent = formatBytes(locale, way.sentBytes)
  const total = formatBytes(locale, way.totalBytes)
  return [t('upload.progress', { sent, total }), ...paceText(tools, way)].join(' · ')
}

/** What has become of all files. */
export const outcomeText = ({ t }: Tools, { done, failed, held }: UploadTotals): string =>
  [
    done > 0 && t('upload.done', { count: done }),
    failed > 0 && t('upload.failed', { count: failed }),
    held > 0 && t('upload.held', { count: held }),
  ]
    .filter(Boolean)
    .join(' · ')
