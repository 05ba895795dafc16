import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useFieldValidation } from '../fields/use-field-validation';

const CHECK = 'terms';

export interface TermsCheckbox {
	isTicked: boolean;
	/** The visible error; `''` for none. */
	message: string;
	onChange: ( isTicked: boolean ) => void;
	onBlur: () => void;
}

/** Blocks the order until the shopper checks the box. `errorId` identifies the validation error. */
export const useTerms = ( errorId: string ): TermsCheckbox => {
	const { setFormCheck } = useDispatch( checkoutStore );
	const isTicked = useSelect(
		( select ) => select( checkoutStore ).getFormChecks()[ CHECK ] === true,
		[]
	);
	const { message, revalidate } = useFieldValidation(
		errorId,
		() =>
			isTicked
				? ''
				: __(
						'Please read and accept the terms and conditions.',
						'woocommerce'
					),
		isTicked
	);
	return {
		isTicked,
		message,
		onChange: ( ticked ) => void setFormCheck( CHECK, ticked ),
		onBlur: revalidate,
	};
};
