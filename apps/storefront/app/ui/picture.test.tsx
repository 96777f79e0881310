import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { Wordmark } from './wordmark.tsx'

const card = { base: '/img/ln-w01-sky-front', width: 960, height: 1280, alt: '', sizes: '50vw' }

test('AVIF in every width, WebP in the widths that exist', () => {
	const html = renderToStaticMarkup(<Picture {...card} widths={[320, 480, 640]} />)
	expect(html).toContain(
		'srcSet="/img/ln-w01-sky-front-320.avif 320w, /img/ln-w01-sky-front-480.avif 480w, /img/ln-w01-sky-front-640.avif 640w"',
	)
	expect(html).toContain('src="/img/ln-w01-sky-front-640.webp" srcSet="/img/ln-w01-sky-front-640.webp 640w"')
	expect(renderToStaticMarkup(<Picture {...card} widths={[640, 960, 1200]} />)).toContain('-960.webp 960w')
	expect(renderToStaticMarkup(<Picture {...card} widths={[160]} />)).toContain('src="/img/ln-w01-sky-front-640.webp"')
})

test('dimensions are always given, and only the first pictures are loaded at once', () => {
	const lazy = renderToStaticMarkup(<Picture {...card} widths={[640]} />)
	expect(lazy).toContain('width="960" height="1280" alt=""')
	expect(lazy).toContain('loading="lazy" decoding="async"')
	const first = renderToStaticMarkup(<Picture {...card} widths={[640]} priority />)
	expect(first).toContain('loading="eager" fetchPriority="high"')
	const next = renderToStaticMarkup(<Picture {...card} widths={[640]} eager="low" />)
	expect(next).toContain('loading="eager" fetchPriority="low"')
})

test('a frame of another shape cuts surroundings, and no garment on a plain ground', () => {
	const of = (picture: object) => renderToStaticMarkup(<Picture {...card} widths={[640]} {...picture} />)
	expect(of({ height: 1200 })).toContain('class="picture"')
	expect(of({ height: 1200, ground: '#f4f4f4' })).toContain('class="picture picture-whole" style="background:#f4f4f4"')
	expect(of({ height: 1200, ground: 'transparent' })).toMatch(/class="picture picture-whole"(?! style)/)
	expect(of({ height: 960 })).toContain('picture-whole')
	expect(of({ height: 2000 })).toContain('picture-whole')
})

test('the wordmark refers to the drawing of the document, and is type where nothing is drawn', () => {
	expect(renderToStaticMarkup(<Wordmark name="Maison" ratio={3174 / 700} width={132} isSpoken />)).toMatch(
		/width="132" height="29" role="img".*<title>Maison<\/title><use href="#shop-mark"><\/use>/,
	)
	expect(renderToStaticMarkup(<Wordmark name="Maison" ratio={4} width={112} />)).toMatch(
		/height="28" aria-hidden="true"/,
	)
	expect(renderToStaticMarkup(<Wordmark name="Maison" width={132} isSpoken />)).toMatch(
		/^<span style="[^"]*">Maison<\/span>$/,
	)
})
