import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RadioOption } from './radio-option';

const BLOCK = 'wc-block-components-radio-control';

export interface RadioControlOptionLayoutProps extends Omit<
	RadioOption,
	'value' | 'onChange' | 'ariaLabel'
> {
	/** Id of the option's input, and prefix of its texts' ids: `{id}__label`. */
	id: string;
	descriptionStackingDirection?: 'row' | 'column';
}

/** In reading order. */
export const describedBy = ( {
	id,
	secondaryLabel,
	description,
	secondaryDescription,
}: RadioControlOptionLayoutProps ): string | undefined =>
	clsx(
		secondaryLabel && `${ id }__secondary-label`,
		description && `${ id }__description`,
		secondaryDescription && `${ id }__secondary-description`
	) || undefined;

/**
 * Works with or without an input.
 *
 * Surface: `.wc-block-components-radio-control__option-layout`, `__label-group`, `__label`, `__secondary-label`,
 * `__description-group` (`--column`), `__description`, `__secondary-description` (docs/contract/blocks.md 5).
 */
export const RadioControlOptionLayout = ( {
	id,
	label,
	secondaryLabel,
	description,
	secondaryDescription,
	descriptionStackingDirection = 'row',
}: RadioControlOptionLayoutProps ) => {
	const part = ( name: string, content: ReactNode ) =>
		content && (
			<span
				id={ `${ id }__${ name }` }
				className={ `${ BLOCK }__${ name }` }
			>
				{ content }
			</span>
		);
	return (
		<div className={ `${ BLOCK }__option-layout` }>
			<div className={ `${ BLOCK }__label-group` }>
				{ part( 'label', label ) }
				{ part( 'secondary-label', secondaryLabel ) }
			</div>
			{ ( description || secondaryDescription ) && (
				<div
					className={ clsx( `${ BLOCK }__description-group`, {
						[ `${ BLOCK }__description-group--column` ]:
							descriptionStackingDirection === 'column',
					} ) }
				>
					{ part( 'description', description ) }
					{ part( 'secondary-description', secondaryDescription ) }
				</div>
			) }
		</div>
	);
};
