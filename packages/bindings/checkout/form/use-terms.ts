import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useFieldValidation } from './use-field-validation';

const CHECK = 'terms';

/** The terms as they are accepted. */
export interface TermsCheckbox {
	isTicked: boolean;
	/** `''` for nothing that is shown as wrong. */
	message: string;
	onChange: ( isTicked: boolean ) => void;
	onBlur: () => void;
}

/**
 * The box of the terms: without its tick there is no order.
 *
 * @param errorId Of what is wrong with it.
 */
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
