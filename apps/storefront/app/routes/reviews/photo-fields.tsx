import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { useGivenPath } from '#app/document/links/links.ts'
import { Checkbox } from '#app/ui/choice.tsx'
import { FileField, TextField } from '#app/ui/text-field.tsx'
import { LONGEST_ALT, PHOTO_PLACES } from './typed.ts'

/** Without HEIC: iOS then sends JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

type PhotoFieldsProps = { form: Form; typed: Readonly<Record<string, string>>; reviewKey: string }

/** Photos of a review, each with what it shows: chosen, or there already. A form without scripts cannot show more. */
export function PhotoFields({ form, typed, reviewKey }: PhotoFieldsProps) {
	const t = useTranslations('reviews.write')
	const to = useGivenPath()
	return (
		<fieldset className="review-photo-fields" aria-describedby="photos-hint">
			<legend className="field-label">
				{t('photos')} <span className="field-optional">{t('optional')}</span>
			</legend>
			<p id="photos-hint" className="field-hint">
				{t('photosHint')} {t('photoShowsHint')}
			</p>
			{PHOTO_PLACES.map((n) => {
				const id = typed[`kept${n}`]
				return (
					<div key={n} className={id ? 'review-photo-kept' : 'review-photo-new'}>
						{id ? (
							<>
								<img
									src={to(`review/${reviewKey}/photo/${id}`)}
									alt={typed[`alt${n}`] || t('photo', { n })}
									loading="lazy"
								/>
								<input type="hidden" name={`kept${n}`} value={id} />
							</>
						) : (
							<FileField name={`photo${n}`} label={t('photo', { n })} error={form.at(`photo${n}`)} accept={ACCEPTED} />
						)}
						<div>
							<TextField
								name={`alt${n}`}
								label={t('photoShows', { n })}
								defaultValue={typed[`alt${n}`]}
								maxLength={LONGEST_ALT}
							/>
							{id && <Checkbox name={`drop${n}`} value="yes" label={t('photoRemove', { n })} />}
						</div>
					</div>
				)
			})}
		</fieldset>
	)
}
