import type { CallResult, Download } from '#app/request/gateway/client.ts'

/** The response with a document, or a picture that is not everybody's: no cache stores it. A missing or deleted one is an error page. */
export function sendFile(
	read: CallResult<Download>,
	contentType: 'application/pdf' | 'image/webp' = 'application/pdf',
) {
	if (!read.ok) {
		const { status } = read.problem
		// Without a body: the shop puts its page there.
		return new Response(null, { status: [410, 429].includes(status) ? status : status < 500 ? 404 : 503 })
	}
	const { bytes, fileName } = read.data
	return new Response(bytes, {
		headers: {
			'Content-Type': contentType,
			'Content-Disposition': `inline; filename="${fileName}"`,
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
			'Referrer-Policy': 'no-referrer',
			'X-Robots-Tag': 'noindex',
		},
	})
}
