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

test('dimensions are always given, and only a first picture is hurried', () => {
	const lazy = renderToStaticMarkup(<Picture {...card} widths={[640]} />)
	expect(lazy).toContain('width="960" height="1280" alt=""')
	expect(lazy).toContain('loading="lazy" decoding="async"')
	const first = renderToStaticMarkup(<Picture {...card} widths={[640]} priority />)
	expect(first).toContain('loading="eager" fetchPriority="high"')
})

test('the wordmark has the text cut below 160 px and the display cut from there, and is type where nothing is drawn', () => {
	const drawing = { text: { box: [3174, 700], path: 'M0 0' }, display: { box: [3068, 700], path: 'M0 0' } } as const
	expect(renderToStaticMarkup(<Wordmark name="Maison" width={132} isSpoken drawing={drawing} />)).toMatch(
		/width="132" height="29" viewBox="0 0 3174 700".*role="img".*<title>Maison<\/title>/,
	)
	expect(renderToStaticMarkup(<Wordmark name="Maison" width={320} drawing={drawing} />)).toMatch(
		/viewBox="0 0 3068 700".*aria-hidden="true"/,
	)
	expect(renderToStaticMarkup(<Wordmark name="Maison" width={132} isSpoken />)).toMatch(
		/^<span style="[^"]*">Maison<\/span>$/,
	)
})
