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
	/** Default `false`. */
	staysEnabled?: boolean;
}

/** Shows the page's texts. Disabled while an order is in progress, unless it stays enabled. */
export const Step = ( {
	id,
	className,
	title,
	attributes,
	staysEnabled = false,
	...rest
}: StepProps ) => {
	const isDisabled = useIsFormDisabled();
	const { showFormStepNumbers } = useCheckoutAttributes();
	return (
		<FormStep
			id={ id }
			className={ clsx( `wc-block-checkout__${ id }`, className ) }
			disabled={ isDisabled && ! staysEnabled }
			// Set for the whole form: numbering single steps would leave gaps.
			showStepNumber={ showFormStepNumbers }
			{ ...readStepAttributes( attributes, title ) }
			{ ...rest }
		/>
	);
};
