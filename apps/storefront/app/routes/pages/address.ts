import type { ContentPage } from '@vitrine/commerce/content/contract'
import { pathWithoutLocale } from '#app/facts/locale/path.ts'

export type PageAddress = { group: ContentPage['group']; slug: string; version: number | undefined }

/** Which page an address asks for, and which version; undefined where the version is no number. */
export function readAddress(request: Request, slug: string): PageAddress | undefined {
	const { pathname, searchParams } = new URL(request.url)
	const version = searchParams.get('version')
	if (version !== null && !/^[1-9]\d{0,3}$/.test(version)) return undefined
	return {
		group: pathWithoutLocale(pathname).startsWith('help/') ? 'help' : 'legal',
		slug,
		version: version === null ? undefined : Number(version),
	}
}
