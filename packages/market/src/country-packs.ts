import { AT } from './countries/at.ts'
import { BE } from './countries/be.ts'
import { CH } from './countries/ch.ts'
import { DE } from './countries/de.ts'
import { ES } from './countries/es.ts'
import { FR } from './countries/fr.ts'
import { GB } from './countries/gb.ts'
import { IE } from './countries/ie.ts'
import { IT } from './countries/it.ts'
import { LI } from './countries/li.ts'
import { LU } from './countries/lu.ts'
import { MC } from './countries/mc.ts'
import { NL } from './countries/nl.ts'
import { PL } from './countries/pl.ts'
import { PT } from './countries/pt.ts'
import type { Country } from './country.ts'

/** Every country Vitrine knows the law and the post of, by ISO 3166-1 code: another one is a file of `countries/` and a line here. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
	AT,
	BE,
	CH,
	DE,
	ES,
	FR,
	GB,
	IE,
	IT,
	LI,
	LU,
	MC,
	NL,
	PL,
	PT,
}

/** True for a country that has a file. */
export function isCountry(code: string): boolean {
	return Object.hasOwn(COUNTRIES, code)
}
