import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Stitch } from './status-view.ts'
import './status-thread.css'

/** Where an order is, as stitches on a thread with their words and dates (brief 3.11); under one another on phones and where it stands upright. Needs the messages `follow`. */
export function StatusThread({ timeline, isUpright = false }: { timeline: readonly Stitch[]; isUpright?: boolean }) {
	const t = useTranslations('follow')
	const reached = timeline.findLastIndex((stitch) => stitch.isDone)
	return (
		<ol className="status-thread" data-upright={isUpright || undefined} aria-label={t('thread')}>
			{timeline.map(({ step, isDone, on }, index) => (
				<li
					key={step}
					data-done={isDone}
					data-state={index === reached ? 'current' : isDone ? 'done' : 'ahead'}
					aria-current={index === reached ? 'step' : undefined}
				>
					<span className="status-knot" />
					<span className="status-text lines">
						<span className="type-ui">{t(`step.${step}`)}</span>
						<span className="type-small muted">{on ?? (isDone ? '' : t('ahead'))}</span>
						{isDone && index !== reached && <VisuallyHidden>{t('done')}</VisuallyHidden>}
					</span>
				</li>
			))}
		</ol>
	)
}
