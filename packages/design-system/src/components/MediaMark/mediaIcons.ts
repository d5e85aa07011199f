import {
  BookImage,
  BookOpen,
  Clapperboard,
  Mail,
  MessagesSquare,
  MonitorSmartphone,
  Newspaper,
  Podcast,
  Radio,
  Search,
  Shuffle,
  SignpostBig,
  Tv,
  type LucideIcon,
} from 'lucide-react'
import type { Media } from '../../theme/index.ts'

/** The one icon of each media type. */
export const MEDIA_ICONS: Record<Media, LucideIcon> = {
  print: BookOpen,
  newspaper: Newspaper,
  magazine: BookImage,
  radio: Radio,
  'web-radio': Podcast,
  tv: Tv,
  cinema: Clapperboard,
  'out-of-home': SignpostBig,
  digital: MonitorSmartphone,
  social: MessagesSquare,
  search: Search,
  direct: Mail,
  'cross-media': Shuffle,
}
