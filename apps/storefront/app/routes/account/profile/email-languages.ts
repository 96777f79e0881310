import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'

/** The languages we write e-mails in, each in its own words; the one chosen stays what it is, also where two sites share a language. */
export function emailLanguages(chosen: string): { tag: string; name: string }[] {
	const rows = LOCALE_CODES.map((code) => ({
		tag: LOCALES[code].tag as string,
		name: LOCALES[code].row.language as string,
	}))
	const names = [...new Set(rows.map(({ name }) => name))]
	return names.flatMap((name) => {
		const same = rows.filter((row) => row.name === name)
		return same.find(({ tag }) => tag === chosen) ?? same[0] ?? []
	})
}
