import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import './status-thread.css'

type Stitch = {
	step: 'confirmed' | 'preparing' | 'sent' | 'ready' | 'delivered' | 'cancelled'
	isDone: boolean
	/** The day in words; null for what is to come. */
	on: string | null
}

/** Where an order is, as stitches on a thread with words and dates (brief 3.11). */
export function StatusThread({ timeline }: { timeline: Stitch[] }) {
	const t = useTranslations('account.thread')
	const current = timeline.findLastIndex(({ isDone }) => isDone)
	return (
		<ol className="status-thread" aria-label={t('label')}>
			{timeline.map(({ step, isDone, on }, index) => (
				<li key={step} data-done={isDone} aria-current={index === current ? 'step' : undefined}>
					<span className="status-knot" aria-hidden="true" />
					<span className="type-ui">{t(`step.${step}`)}</span>
					<span className="type-small text-ink-2">{on ?? <VisuallyHidden>{t('ahead')}</VisuallyHidden>}</span>
				</li>
			))}
		</ol>
	)
}
