import { RadioControlOption } from './radio-control-option';
import { radioControlClass, type RadioOption } from './radio-option';

export interface RadioControlProps {
	/** Unique on the page. */
	id: string;
	options: readonly RadioOption[];
	/** Value of the selected option; `''` for none. */
	selected: string;
	onChange: ( value: string ) => void;
	disabled?: boolean;
	highlightChecked?: boolean;
	descriptionStackingDirection?: 'row' | 'column';
	className?: string;
}

/**
 * Renders nothing without options. Name it with a `fieldset`.
 *
 * Surface: `.wc-block-components-radio-control`, with `--highlight-checked` and, by the position of the selected one,
 * `--highlight-checked--first-selected` and `--highlight-checked--last-selected` (docs/contract/blocks.md 5).
 */
export const RadioControl = ( {
	id,
	options,
	selected,
	onChange,
	disabled,
	highlightChecked = false,
	descriptionStackingDirection,
	className,
}: RadioControlProps ) => {
	return options.length === 0 ? null : (
		<div
			className={ radioControlClass(
				options,
				selected,
				highlightChecked,
				className
			) }
		>
			{ options.map( ( option ) => (
				<RadioControlOption
					key={ option.value }
					controlId={ id }
					option={ option }
					isChecked={ option.value === selected }
					onChange={ onChange }
					disabled={ disabled }
					highlightChecked={ highlightChecked }
					descriptionStackingDirection={
						descriptionStackingDirection
					}
				/>
			) ) }
		</div>
	);
};
