import { useMedia } from '../../kit/useMedia.ts'

/** Whether only the list or one approval is seen at a time. */
export const useNarrow = () => useMedia('(max-width: 999px)')
