import type { Language } from '@vitrine/market/locales'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { PL } from './pl.ts'
import type { IdentityTexts } from './words.ts'

/** Words of the e-mails about an account. */
export const IDENTITY_TEXTS: Readonly<Record<Language, IdentityTexts>> = {
	fr: FR,
	en: EN,
	es: ES,
	de: DE,
	it: IT,
	pl: PL,
}
