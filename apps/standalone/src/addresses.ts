import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES } from '@vitrine/market/sites'

/** The seven shops, each with its English name, its own host, and its path on localhost. */
export function shopAddresses(port: number): { site: string; country: string; host: string; path: string }[] {
	const countries = new Intl.DisplayNames('en', { type: 'region' })
	return SITE_CODES.map((site) => {
		const { locale, countryCode } = SITES[site]
		return {
			site,
			country: countries.of(countryCode) ?? countryCode,
			host: `http://${site}.localhost:${port}/${locale}/`,
			// Without a host of its own only the country of the language has a path.
			path: LOCALES[locale].site === site ? `http://localhost:${port}/${locale}/` : '',
		}
	})
}

/** Output of `npm start` once the shop is open. */
export function describeAddresses(options: { port: number; gatewayPort: number; isDemo: boolean }): string {
	const { port, gatewayPort, isDemo } = options
	const shops = shopAddresses(port).map(({ country, host, path }) => [country, host, path])
	const more = [
		['Gateway', `http://localhost:${gatewayPort}/docs`],
		...(isDemo ? [['Inbox', `http://localhost:${port}/_inbox/`]] : []),
	]
	return [...shops, ...more]
		.map(([name = '', ...rest]) => `  ${name.padEnd(16)}${rest.filter(Boolean).join('   ')}`)
		.join('\n')
}
