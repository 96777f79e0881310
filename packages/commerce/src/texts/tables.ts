import type { Language } from '@vitrine/market/locales'

/** `text`: ICU, in the place of the message that is shipped under this key. */
export type TextOverridesTable = { language: Language; key: string; text: string }
export type TextTables = { text_overrides: TextOverridesTable }
