import { readStepAttributes, useIsFormDisabled } from '@shopfront/bindings';
import { FormStep, type FormStepProps } from '@shopfront/components';
import clsx from 'clsx';
import { useCheckoutAttributes } from './attributes';

export interface StepProps extends Pick<
	FormStepProps,
	'className' | 'stepHeadingContent' | 'children'
> {
	/** As `contact-fields`, from which its class is made (docs/contract/blocks.md 4 and 5). */
	id: string;
	/** Without one of the page. */
	title: string;
	/** The strings of the block's container. */
	attributes: Readonly< Record< string, unknown > >;
}

/** One step of the form, as its page wants it. It rests while the order is on its way. */
export const Step = ( {
	id,
	className,
	title,
	attributes,
	...rest
}: StepProps ) => (
	<FormStep
		id={ id }
		className={ clsx( `wc-block-checkout__${ id }`, className ) }
		disabled={ useIsFormDisabled() }
		// The block of the whole form decides: numbers of single steps would leave gaps in the count.
		showStepNumber={ useCheckoutAttributes().showFormStepNumbers }
		{ ...readStepAttributes( attributes, title ) }
		{ ...rest }
	/>
);
