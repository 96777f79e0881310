import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Texts } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { readStoredConsent } from '#app/document/consent/choice.ts'
import { announceChoice } from './consent-mode.ts'
import { type Answer, decide } from '#app/document/consent/decision.ts'
import { storeConsent, sendProof } from '#app/document/consent/proof.ts'
import type { ConsentChoice } from '#app/document/consent/purposes.ts'
import { PurposeSwitches, switchesIn } from '#app/document/consent/purpose-switches.tsx'
import { siteRules } from '#app/document/consent/site-rules.ts'
import './layer.css'

export type LayerProps = {
	/** The question itself: no choice is there yet, and the layer stays until there is one. Otherwise it was opened by the visitor. */
	isAsking: boolean
	before: ConsentChoice
	/** `hadFocus`: the focus was inside and has to go somewhere. */
	onClose: (hadFocus: boolean) => void
}

/** Sheet at the bottom or card at the left: beside the page, never in its way. It locks nothing, and silence is a refusal (brief 3.17, law 8). */
export function ConsentLayer(props: LayerProps) {
	return (
		<Texts namespaces={['consent']}>
			<Layer {...props} />
		</Texts>
	)
}

function Layer({ isAsking, before, onClose }: LayerProps) {
	const t = useTranslations('consent')
	const { site, country } = useDocument()
	const to = useLocalePath()
	const id = useId()
	const layer = useRef<HTMLDivElement>(null)
	const [isChoosing, setChoosing] = useState(!isAsking)
	useRoom(layer)
	// Who opens the layer, or asks for the switches, goes on reading at its heading.
	useEffect(() => {
		if (isChoosing) layer.current?.querySelector('h2')?.focus()
	}, [isChoosing])

	function close() {
		onClose(layer.current?.contains(document.activeElement) ?? false)
	}
	function answer(given: Answer) {
		const switches = switchesIn(layer.current)
		const consent = decide({ answer: given, switches, before: readStoredConsent(), site, now: new Date() })
		storeConsent(consent)
		announceChoice(consent.choice)
		void sendProof(consent, to('cookies/proof'))
		close()
	}

	const closing = siteRules(site).hasRefusingClose && isAsking
	return (
		<div
			ref={layer}
			className="consent-layer"
			role="dialog"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			// An opened layer can be left as it was; a question is not answered by Esc.
			onKeyDown={(event) => event.key === 'Escape' && !isAsking && close()}
		>
			<div className="consent-head">
				<h2 id={`${id}-title`} tabIndex={-1} className="type-title-m">
					{t('title')}
				</h2>
				{closing && <IconButton icon="close" label={t('closeRefuses')} onClick={() => answer('refuse-all')} />}
				{!isAsking && <IconButton icon="close" label={t('keep')} onClick={close} />}
			</div>
			<div className="consent-body">
				<p id={`${id}-text`}>
					{t('text')}
					{closing && ` ${t('closeHint')}`}
				</p>
				{isChoosing && (
					<>
						<PurposeSwitches choice={before} />
						<p className="type-small muted">
							{t('law', { country })}{' '}
							<Link to={to('cookies')} className="link" onClick={() => !isAsking && close()}>
								{t('details')}
							</Link>
						</p>
					</>
				)}
			</div>
			<Answers>
				<Button variant="secondary" wide onClick={() => answer('refuse-all')}>
					{t('refuse')}
				</Button>
				{/* Two buttons, not one that changes its meaning under the finger. */}
				{isChoosing ? (
					<Button key="save" variant="secondary" wide onClick={() => answer('own-choice')}>
						{t('save')}
					</Button>
				) : (
					<Button key="choose" variant="secondary" wide onClick={() => setChoosing(true)}>
						{t('choose')}
					</Button>
				)}
				<Button variant="secondary" wide onClick={() => answer('accept-all')}>
					{t('accept')}
				</Button>
			</Answers>
		</div>
	)
}

/** Three buttons of one size and one look: saying no is as easy as saying yes (CNIL, EDPB). */
function Answers({ children }: { children: ReactNode }) {
	return <div className="consent-answers">{children}</div>
}

/** Tells the page how much of its foot the layer covers, so that it can scroll what it hides into sight (WCAG 2.4.11). */
function useRoom(layer: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = layer.current
		if (!element) return
		const { style } = document.documentElement
		const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${element.offsetHeight}px`))
		observer.observe(element)
		return () => {
			observer.disconnect()
			style.removeProperty('--consent-height')
		}
	}, [layer])
}
