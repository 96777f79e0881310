import type { ConsentChoice, Purpose } from '#app/document/consent/purposes.ts'

/** Cookies that tags set on our own host, by the purpose they need. */
const OF_PURPOSE: Readonly<Record<Purpose, RegExp>> = {
	measurement: /^(_ga|_ga_\w+|_gid|_gat\w*|_dc_gtm_.+)$/,
	personalization: /^ABTasty(Session|Optout)?$/i,
	advertising: /^(_gcl_\w+|_gac_.+|FPAU|FPGCLAW)$/,
}

/** Removes what tags have left here for purposes that are not allowed, or no longer. Others' own cookies are theirs to remove. */
export function dropForeignCookies(choice: ConsentChoice): void {
	const names = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
	const forbidden = Object.entries(OF_PURPOSE).filter(([purpose]) => !choice[purpose as Purpose])
	for (const name of names) {
		if (!forbidden.some(([, pattern]) => pattern.test(name))) continue
		for (const domain of domainsAbove(location.hostname)) {
			// oxlint-disable-next-line unicorn/no-document-cookie
			document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
		}
	}
}

/** The host itself and every domain above it: a tag takes the highest the browser lets it. */
function domainsAbove(host: string): string[] {
	const parts = host.split('.')
	return ['', ...parts.map((_, index) => parts.slice(index).join('.'))]
}
