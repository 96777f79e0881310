import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select.tsx'
import type { FormValues } from '#app/routes/account/forms.ts'
import type { DepartmentSizes, SizeRunView } from './usual-sizes-view.ts'
import './usual-sizes.css'

type UsualSizesFormProps = {
	departments: DepartmentSizes[]
	/** Of a form that was refused. */
	typed: FormValues | undefined
	errorAt: (id: string) => string | undefined
}

/** A size for each kind of sizes, department by department, folded up with what is kept in its row. Works without JavaScript. */
export function UsualSizesForm({ departments, typed, errorAt }: UsualSizesFormProps) {
	const t = useTranslations('account.sizes')
	const { state, formData } = useNavigation()
	return (
		<Form method="post" noValidate className="usual-sizes">
			<Accordion>
				{departments.map(({ department, runs }) => (
					<AccordionItem
						key={department}
						title={<DepartmentRow department={department} runs={runs} />}
						open={runs.some(({ field }) => errorAt(field) !== undefined)}
					>
						<div className="usual-sizes-runs">
							{runs.map((run) => (
								<RunField
									key={run.field}
									run={run}
									chosen={typed?.[run.field] ?? run.chosen}
									error={errorAt(run.field)}
								/>
							))}
						</div>
					</AccordionItem>
				))}
			</Accordion>
			<Button
				type="submit"
				name="intent"
				value="sizes"
				variant="secondary"
				loading={state !== 'idle' && formData?.get('intent') === 'sizes'}
			>
				{t('save')}
			</Button>
		</Form>
	)
}

function DepartmentRow({ department, runs }: DepartmentSizes) {
	const saved = runs.flatMap(({ sizes, chosen }) => sizes.find(({ key }) => key === chosen)?.label ?? [])
	return (
		<>
			{department} {saved.length > 0 && <span className="usual-sizes-kept">{saved.join(', ')}</span>}
		</>
	)
}

function RunField({ run, chosen, error }: { run: SizeRunView; chosen: string; error: string | undefined }) {
	const t = useTranslations('account.sizes')
	const { field, isMore, first, last, sizes } = run
	const names = run.names.join(', ')
	return (
		<SelectField
			name={field}
			label={isMore ? t('more', { names }) : names}
			hint={t('range', { first, last })}
			defaultValue={chosen}
			error={error}
			className="usual-size-field"
		>
			<option value="">{t('none')}</option>
			{sizes.map(({ key, label }) => (
				<option key={key} value={key}>
					{label}
				</option>
			))}
		</SelectField>
	)
}
