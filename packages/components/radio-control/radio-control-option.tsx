import clsx from 'clsx';
import {
	describedBy,
	RadioControlOptionLayout,
} from './radio-control-option-layout';
import { radioOptionId, type RadioOption } from './radio-option';

const BLOCK = 'wc-block-components-radio-control';

export interface RadioControlOptionProps {
	controlId: string;
	option: RadioOption;
	isChecked: boolean;
	onChange: ( value: string ) => void;
	disabled?: boolean;
	highlightChecked?: boolean;
	descriptionStackingDirection?: 'row' | 'column';
}

/**
 * The whole option is clickable. Its label alone names it; price and description describe it.
 *
 * Surface: `.wc-block-components-radio-control__option`, `__option-checked`, `__option--checked-option-highlighted`,
 * `__input` (docs/contract/blocks.md 5).
 */
export const RadioControlOption = ( {
	controlId,
	option: { value, onChange: onOptionChange, ariaLabel, ...texts },
	isChecked,
	onChange,
	disabled = false,
	highlightChecked = false,
	descriptionStackingDirection,
}: RadioControlOptionProps ) => {
	const id = radioOptionId( controlId, value );
	return (
		<label
			className={ clsx( `${ BLOCK }__option`, {
				[ `${ BLOCK }__option-checked` ]: isChecked,
				[ `${ BLOCK }__option--checked-option-highlighted` ]:
					isChecked && highlightChecked,
			} ) }
			htmlFor={ id }
		>
			<input
				id={ id }
				className={ `${ BLOCK }__input` }
				type="radio"
				name={ `radio-control-${ controlId }` }
				value={ value }
				checked={ isChecked }
				disabled={ disabled }
				aria-label={ ariaLabel }
				aria-labelledby={ ariaLabel ? undefined : `${ id }__label` }
				aria-describedby={ describedBy( { id, ...texts } ) }
				onChange={ () => {
					onChange( value );
					onOptionChange?.( value );
				} }
				// WebKit doesn't scroll to the option that an arrow key selects.
				onKeyUp={ ( { currentTarget } ) =>
					currentTarget.scrollIntoView?.( { block: 'nearest' } )
				}
			/>
			<RadioControlOptionLayout
				id={ id }
				{ ...texts }
				descriptionStackingDirection={ descriptionStackingDirection }
			/>
		</label>
	);
};
