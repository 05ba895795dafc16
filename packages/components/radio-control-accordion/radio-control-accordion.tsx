import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RadioControlOption } from '../radio-control/radio-control-option';
import {
	radioControlClass,
	radioOptionId,
	type RadioOption,
} from '../radio-control/radio-option';

const BLOCK = 'wc-block-components-radio-control-accordion';

export interface AccordionOption extends RadioOption {
	content?: ReactNode;
}

export interface RadioControlAccordionProps {
	/** Unique on the page. */
	id: string;
	options: readonly AccordionOption[];
	/** Value of the selected option; `''` for none. */
	selected: string;
	onChange: ( value: string ) => void;
	disabled?: boolean;
	highlightChecked?: boolean;
	className?: string;
}

/**
 * A radio group whose selected option shows its content. Renders nothing without options. The surrounding group names
 * it.
 *
 * Surface: `.wc-block-components-radio-control`, `--highlight-checked` (`--first-selected`, `--last-selected`);
 * `.wc-block-components-radio-control-accordion-option` (`--checked-option-highlighted`),
 * `.wc-block-components-radio-control-accordion-content#radio-control-{id}-{value}__content`
 * (docs/contract/globals.md 5).
 */
export const RadioControlAccordion = ( {
	id,
	options,
	selected,
	onChange,
	disabled,
	highlightChecked = false,
	className,
}: RadioControlAccordionProps ) =>
	options.length === 0 ? null : (
		<div
			className={ radioControlClass(
				options,
				selected,
				highlightChecked,
				className
			) }
		>
			{ options.map( ( { content, ...option } ) => {
				const isChecked = option.value === selected;
				return (
					<div
						key={ option.value }
						className={ clsx( `${ BLOCK }-option`, {
							[ `${ BLOCK }-option--checked-option-highlighted` ]:
								isChecked && highlightChecked,
						} ) }
					>
						<RadioControlOption
							controlId={ id }
							option={ option }
							isChecked={ isChecked }
							onChange={ onChange }
							disabled={ disabled }
						/>
						{ isChecked && content && (
							<div
								id={ `${ radioOptionId( id, option.value ) }__content` }
								className={ `${ BLOCK }-content` }
							>
								{ content }
							</div>
						) }
					</div>
				);
			} ) }
		</div>
	);
