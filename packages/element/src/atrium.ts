import { define } from './define.ts'

export { AtriumModule } from './AtriumModule.ts'
export type { AtriumEvents, ErrorCode, GetToken, TokenRequest } from './events.ts'

define()
