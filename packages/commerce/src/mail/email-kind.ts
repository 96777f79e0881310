import type { Capabilities } from '../capabilities.ts'
import type { EmailKindOf } from '../declaration/derived.ts'

/** The kinds of e-mails that capabilities declare. They stand in the data: what was sent is not sent again. */
export type EmailKind = EmailKindOf<Capabilities>
