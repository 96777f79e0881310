import type { PageHandle } from '#app/document/languages/texts.tsx'
import { pageRefused } from '#app/request/guards/refusals.ts'
import type { Route } from './+types/export-file'
import { requireCustomer } from '#app/request/account/answers.ts'
import { readExport } from './gateway.ts'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client', middleware: ['signed-in'] }

/** What cannot be an id is not asked for: the gateway would call it malformed. */
const ID = /^[\w-]{8,64}$/

/** A copy of all data of the signed-in customer as a file; no cache on the way stores it (GDPR art. 15, 20). */
export async function loader({ request, context, params: { exportId, format } }: Route.LoaderArgs) {
	const args = { request, context }
	await requireCustomer(args)
	if ((format !== 'json' && format !== 'html') || !ID.test(exportId)) throw await pageRefused(args)
	const { fileName, mediaType, text } = await readExport(args, { exportId, format })
	return new Response(text, {
		headers: {
			'Content-Type': mediaType,
			'Content-Disposition': `attachment; filename="${fileName}"`,
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
			'Referrer-Policy': 'no-referrer',
			'X-Robots-Tag': 'noindex',
		},
	})
}
