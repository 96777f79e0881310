import type { Capabilities } from '../capabilities.ts'
import type { EmailKindOf } from '../declaration/derived.ts'

/** The e-mail kinds of all capabilities. They are stored: renaming one sends its e-mails again. */
export type EmailKind = EmailKindOf<Capabilities>
