/** Lists filtered by the visitor and pages of one person are nothing to index. */
const DISALLOWED = ['/*/cart/', '/*/checkout/', '/*/order/', '/*/search/', '/*/tmp/', '/*/error/']

export function robotsText(): Response {
	const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '']
	return new Response(lines.join('\n'), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
	})
}
