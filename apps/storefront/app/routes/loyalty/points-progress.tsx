import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ThreadGauge } from '#app/ui/thread-gauge.tsx'
import type { PointsView } from './loyalty-view.ts'

const PLACE = 'points-progress'

/** Points typed in, and how far they go (R113). The answer has an address of its own, so that it needs no script. */
export function PointsProgress({ points }: { points: PointsView }) {
	const t = useTranslations('loyalty')
	const to = useLocalePath()
	const { typed, answer, refusal } = points
	const error = refusal && t(`refused.${refusal}`)
	return (
		<section id={PLACE} className="loyalty-points" aria-labelledby="points-title">
			<h2 id="points-title" className="type-display-m thread">
				{t.rich('pointsTitle', emphasis)}
			</h2>
			<div className="loyalty-points-columns">
				<div className="loyalty-ask">
					<ErrorSummary title={t('problem')} errors={error ? [{ field: 'points', message: error }] : []} />
					<Form action={`${to('loyalty')}#${PLACE}`} className="loyalty-form" noValidate>
						<TextField
							name="points"
							label={t('points')}
							hint={t('pointsHint')}
							inputMode="numeric"
							autoComplete="off"
							maxLength={40}
							defaultValue={typed}
							error={error}
						/>
						<Button type="submit">{t('show')}</Button>
					</Form>
				</div>
				<div role="status" className="loyalty-answer">
					{answer && <Answer answer={answer} scale={points.scale} />}
				</div>
			</div>
		</section>
	)
}

function Answer({ answer, scale }: { answer: NonNullable<PointsView['answer']>; scale: number }) {
	const t = useTranslations('loyalty')
	const { vouchers, left, missing } = answer
	return (
		<div className="loyalty-reached">
			<p className="type-display-m">{t('vouchers', { n: vouchers })}</p>
			<p>{t('left', { n: left })}</p>
			<ThreadGauge value={left} max={scale} label={t('missing', { n: missing })} />
			<p className="type-small">{t('missing', { n: missing })}</p>
		</div>
	)
}
