import type { Connect, Plugin } from 'vite'

const PICTURE = /^\/samples\/[\w-]+\.(?:avif|webp)$/

/** A garment, drawn: browsers look at what a file is, not at how it is called. */
const SHIRT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="960" height="1280"><rect width="300" height="400" fill="#f2f1ed"/><path fill="#7f9bb5" stroke="#3f5266" stroke-width="2" d="m112 90-50 22-28 98 38 14 12-40v156h132V184l12 40 38-14-28-98-50-22c-8 18-68 18-76 0Z"/></svg>`

/** Answers for the pictures of `samples.ts`, of whichever width and format. */
export function samplePictures(): Plugin {
	const answer: Connect.NextHandleFunction = (request, response, next) => {
		if (!PICTURE.test(request.url?.split('?')[0] ?? '')) return next()
		response.setHeader('content-type', 'image/svg+xml')
		response.end(SHIRT)
	}
	return {
		name: 'vitrine:sample-pictures',
		configureServer: ({ middlewares }) => void middlewares.use(answer),
		configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
	}
}
