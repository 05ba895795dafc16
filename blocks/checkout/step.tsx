import { readStepAttributes, useIsFormDisabled } from '@shopfront/bindings';
import { FormStep, type FormStepProps } from '@shopfront/components';
import clsx from 'clsx';
import { useCheckoutAttributes } from './attributes';

export interface StepProps extends Pick<
	FormStepProps,
	'className' | 'stepHeadingContent' | 'children'
> {
	/** Such as `contact-fields`; part of its class name (docs/contract/blocks.md 4 and 5). */
	id: string;
	/** Default title, if the page has none. */
	title: string;
	attributes: Readonly< Record< string, unknown > >;
}

/** Shows the page's texts. Disabled while an order is in progress. */
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
		// Set for the whole form: numbering single steps would leave gaps.
		showStepNumber={ useCheckoutAttributes().showFormStepNumbers }
		{ ...readStepAttributes( attributes, title ) }
		{ ...rest }
	/>
);
