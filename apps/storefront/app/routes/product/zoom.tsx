import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Texts } from '#app/document/languages/texts.tsx'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useZoom } from './zoom-stage.ts'
import './zoom.css'

type ZoomProps = { pictures: (PictureView & { alt: string })[]; first: number; onClose: () => void }

/** The pictures over the whole window, from near. Brings its own words, so that no product page carries them. */
export function Zoom(props: ZoomProps) {
	return (
		<Texts namespaces={['zoom']}>
			<Viewer {...props} />
		</Texts>
	)
}

const STEP = 1.5
/** How far an arrow key moves an enlarged picture, in px. */
const MOVE = 80

function Viewer({ pictures, first, onClose }: ZoomProps) {
	const t = useTranslations('zoom')
	const dialog = useRef<HTMLDialogElement>(null)
	const stage = useRef<HTMLDivElement>(null)
	const [index, setIndex] = useState(first)
	const { scale, zoomBy, zoomTo } = useZoom(stage, turn)
	useEffect(() => dialog.current?.showModal(), [])
	const picture = pictures[index]
	if (!picture) return null

	function turn(by: number) {
		setIndex((at) => (at + by + pictures.length) % pictures.length)
		zoomTo(1)
	}
	function press(event: KeyboardEvent) {
		const { key } = event
		const [x, y] = ARROWS[key] ?? [0, 0]
		if (key === '+' || key === '=') zoomBy(STEP)
		else if (key === '-') zoomBy(1 / STEP)
		else if (key === '0') zoomTo(1)
		else if (scale > 1 && (x || y)) stage.current?.scrollBy(x * MOVE, y * MOVE)
		else if (x) turn(x)
		else return
		event.preventDefault()
	}
	return (
		<dialog ref={dialog} className="zoom" aria-label={t('title')} onClose={onClose} onKeyDown={press}>
			<div className="zoom-head">
				<p role="status" className="type-small">
					{pictures.length > 1 && t('counter', { a: index + 1, b: pictures.length })}
					<span className="visually-hidden"> {t('scale', { percent: Math.round(scale * 100) })}</span>
				</p>
				<IconButton icon="minus" label={t('out')} onClick={() => zoomBy(1 / STEP)} />
				<IconButton icon="plus" label={t('in')} onClick={() => zoomBy(STEP)} />
				<form method="dialog">
					<IconButton type="submit" icon="close" label={t('close')} />
				</form>
			</div>
			<div ref={stage} className="zoom-stage" data-large={scale > 1 || undefined}>
				<div className="zoom-sheet" style={{ backgroundImage: smaller(index) }}>
					<Picture key={picture.base} {...picture} sizes="250vw" eager />
				</div>
			</div>
			{pictures.length > 1 && (
				<>
					<IconButton icon="chevron-left" label={t('previous')} className="zoom-turn" onClick={() => turn(-1)} />
					<IconButton icon="chevron-right" label={t('next')} className="zoom-turn" onClick={() => turn(1)} />
				</>
			)}
		</dialog>
	)
}

/** What the gallery shows of a picture already: it stands there until the large one has come. */
function smaller(index: number): string | undefined {
	const shown = document.querySelector<HTMLImageElement>(`#picture-${index + 1} img`)?.currentSrc
	return shown && `url("${shown}")`
}

const ARROWS: Record<string, [x: number, y: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}
