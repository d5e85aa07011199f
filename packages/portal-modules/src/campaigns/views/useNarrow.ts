import { useMedia } from '../../kit/useMedia.ts'

/** So narrow that words do not fit beside each other where icons do. */
export const useNarrow = () => useMedia('(max-width: 760px)')
