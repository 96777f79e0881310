import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'

const FONT = /^\/media\/[\w/]+\.woff2$/

async function passFont(address: string, response: ServerResponse): Promise<void> {
	const font = await fetch(address).catch(() => undefined)
	response.writeHead(font?.status ?? 502, { 'content-type': 'font/woff2' })
	response.end(font && Buffer.from(await font.arrayBuffer()))
}

/**
 * Dresses the stories like the shop at `origin`: style and drawn name of its brand out of its home page, its fonts by way of here.
 * They are shown in the brand's fonts, whenever these come, and not in what stands in for them.
 */
export function lookOfShop(origin: string): Plugin {
	const pass: Connect.NextHandleFunction = (request, response, next) => {
		if (!FONT.test(request.url ?? '')) return next()
		void passFont(origin + request.url, response)
	}
	return {
		name: 'vitrine:look-of-shop',
		async transformIndexHtml(html) {
			const page = await (await fetch(`${origin}/fr/`)).text()
			const style = /<style id="shop-style"[^>]*>(.*?)<\/style>/s.exec(page)?.[1]
			if (style === undefined) throw new Error(`${origin} has no style of a brand.`)
			const drawing = /<div id="shop-drawing"[^>]*>(.*?)<\/div>/s.exec(page)?.[1] ?? ''
			return html
				.replace(
					'</head>',
					() =>
						`<style id="shop-style">${style.replaceAll('font-display:optional', 'font-display:block')}</style></head>`,
				)
				.replace('<body>', () => `<body><div hidden>${drawing}</div>`)
		},
		configureServer: ({ middlewares }) => void middlewares.use(pass),
		configurePreviewServer: ({ middlewares }) => void middlewares.use(pass),
	}
}
