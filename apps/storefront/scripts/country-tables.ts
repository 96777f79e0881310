import { join } from 'node:path'
import { consentRules } from '@vitrine/market/consent-rules'
import { COUNTRIES } from '@vitrine/market/country-packs'
import type { Plugin } from 'vite'

const MARKET = join(import.meta.dirname, '../../../packages/market/src')

/** Browsers get of each country what forms and pages ask for there; its law stays on the server. */
export function countryTables(): Plugin {
	return {
		name: 'vitrine:country-tables',
		applyToEnvironment: ({ name }) => name === 'client',
		load: {
			filter: { id: /\/market\/src\/(?:country-packs|consent-rules)\.ts$/ },
			handler(id) {
				if (id === join(MARKET, 'consent-rules.ts')) return consentModule()
				if (id !== join(MARKET, 'country-packs.ts')) return undefined
				const shown = Object.entries(COUNTRIES).map(([code, { address, invoiceYears }]) => [
					code,
					{ address, invoiceYears },
				])
				return `export const COUNTRIES = ${JSON.stringify(Object.fromEntries(shown))}`
			},
		},
	}
}

/** The rules that pages act upon, of the countries where they are others than usual. */
function consentModule(): string {
	const of = (code: string) => {
		const { months, hasRefusingClose } = consentRules(code)
		return { months, hasRefusingClose }
	}
	const usual = JSON.stringify(of(''))
	const others = Object.keys(COUNTRIES).filter((code) => JSON.stringify(of(code)) !== usual)
	const rules = Object.fromEntries(others.map((code) => [code, of(code)]))
	return `const rules = ${JSON.stringify(rules)}\nexport const consentRules = (code) => rules[code] ?? ${usual}`
}
